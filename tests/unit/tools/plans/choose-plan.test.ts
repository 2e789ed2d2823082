import fc from "fast-check";
import pricing from "../../../../data/landing/pricing.json";
import { choosePlan, NEEDS, type Needs } from "../../../../src/tools/plans/choose-plan";

const [starter, pro, team, growth] = pricing.plans as [Plan, Plan, Plan, Plan];
type Plan = (typeof pricing.plans)[number];
const none: Needs = { clicksPerMonth: 0, customDomains: 0, users: 1, statisticsDays: 0 };
const choose = (needs: Partial<Needs>) => choosePlan({ ...none, ...needs }, pricing.plans);

const needs: fc.Arbitrary<Needs> = fc.record({
  clicksPerMonth: fc.integer({ min: 0, max: 60_000 }),
  customDomains: fc.integer({ min: 0, max: 12 }),
  users: fc.integer({ min: 1, max: 7 }),
  statisticsDays: fc.integer({ min: 0, max: 800 }),
});
const anyPlans = fc.array(
  fc.record({
    name: fc.string(),
    monthlyPrice: fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
    annualPrice: fc.integer({ min: 0, max: 1000 }),
    limits: fc.record({
      clicksPerMonth: fc.option(fc.nat(60_000)),
      customDomains: fc.option(fc.nat(12)),
      users: fc.option(fc.nat(7)),
      statisticsDays: fc.option(fc.nat(800)),
      usersComing: fc.boolean(),
    }),
  }),
  { minLength: 1, maxLength: 6 },
);
type AnyPlan = { limits: Record<(typeof NEEDS)[number], number | null> };
const holds = ({ limits }: AnyPlan, wanted: Needs) => NEEDS.every((need) => (limits[need] ?? Infinity) >= wanted[need]);

describe("the plans of the site", () => {
  it.each([
    [{}, starter, []],
    [{ clicksPerMonth: 2000 }, starter, []],
    [{ clicksPerMonth: 2001 }, pro, ["clicksPerMonth"]],
    [{ customDomains: 1 }, pro, ["customDomains"]],
    [{ customDomains: 5 }, team, ["customDomains"]],
    [{ users: 3, statisticsDays: 100 }, team, ["users", "statisticsDays"]],
    [{ clicksPerMonth: 1_000_000 }, growth, ["clicksPerMonth"]],
    [{ statisticsDays: 720 }, growth, ["statisticsDays"]],
  ] as const)("for %j: the cheapest plan that is sufficient, and why", (wanted, plan, reasons) => {
    const choice = choose(wanted);
    expect(choice.plan?.name).toBe(plan.name);
    expect(choice.reasons).toEqual(reasons);
  });

  it("include the price of a year in both billings", () => {
    expect(choose({}).year).toEqual({ monthly: 34.8, annual: 29 });
    expect(choose({ customDomains: 5 }).year).toEqual({ monthly: 298.8, annual: 249 });
  });

  it("include the next plan, for a visitor who outgrows the chosen one", () => {
    expect(choose({}).above?.name).toBe(pro.name);
    expect(choose({ customDomains: 5 }).above?.name).toBe(growth.name);
    expect(choose({ customDomains: 10 }).above).toBeNull();
    expect(choose({ customDomains: 11 }).above).toBeNull();
  });

  it("say if accounts for several users are not available yet", () => {
    expect(choose({ users: 2 }).coming).toBe(true);
    expect(choose({ users: 6 })).toMatchObject({ plan: null, coming: true });
    expect(choose({ customDomains: 5 }).coming).toBe(false);
    const come = pricing.plans.map((plan) => ({ ...plan, limits: { ...plan.limits, usersComing: false } }));
    expect(choosePlan({ ...none, users: 2 }, come).coming).toBe(false);
  });

  it.each([
    [{ customDomains: 11 }, ["customDomains"]],
    [{ users: 6, statisticsDays: 721 }, ["users", "statisticsDays"]],
  ] as const)("are not sufficient for %j, and the excessive need is named", (wanted, reasons) => {
    expect(choose(wanted)).toMatchObject({ plan: null, year: null, reasons, below: { name: growth.name } });
  });
});

describe("any plans", () => {
  it("the chosen plan meets every need, and no cheaper plan does", () => {
    fc.assert(
      fc.property(needs, anyPlans, (wanted, plans) => {
        const { plan, reasons, below } = choosePlan(wanted, plans);
        if (!plan) return expect(plans.some((one) => holds(one, wanted))).toBe(false);
        expect(holds(plan, wanted)).toBe(true);
        for (const one of plans) if (one.monthlyPrice < plan.monthlyPrice) expect(holds(one, wanted)).toBe(false);
        expect(reasons.length > 0).toBe(below !== null);
      }),
    );
  });

  it("every reason applies to the plan below, and there is always one", () => {
    fc.assert(
      fc.property(needs, anyPlans, (wanted, plans) => {
        const { reasons, below } = choosePlan(wanted, plans);
        for (const need of reasons) expect(below!.limits[need]).toBeLessThan(wanted[need]);
        if (below) expect(reasons).not.toEqual([]);
      }),
    );
  });

  it("a higher need never costs less", () => {
    fc.assert(
      fc.property(needs, needs, anyPlans, (one, more, plans) => {
        const most = Object.fromEntries(
          NEEDS.map((need) => [need, Math.max(one[need], more[need])]),
        ) as unknown as Needs;
        const price = (wanted: Needs) => choosePlan(wanted, plans).plan?.monthlyPrice ?? Infinity;
        expect(price(most)).toBeGreaterThanOrEqual(price(one));
      }),
    );
  });

  it("the order of the plans changes nothing", () => {
    fc.assert(
      fc.property(needs, fc.shuffledSubarray(pricing.plans, { minLength: 4 }), (wanted, shuffled) => {
        expect(choosePlan(wanted, shuffled)).toEqual(choosePlan(wanted, pricing.plans));
      }),
    );
  });
});
