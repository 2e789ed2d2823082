import { labelled } from "../../content/text/labelled";
import { formatPrice } from "../../content/text/numbers";
import { planLines } from "../../site/plan-lines";
import { questionBlocks, sourceLine } from "./article";
import { linkToSignUp, linkToTarget, type MarkdownContext } from "./context";
import { heading, list, numbered, page, quote, table, text, titled } from "./syntax";
import { type MarkdownTool, toolBlocks } from "./tool";

type PlanPrices = Pick<
  Queries.Plan,
  "name" | "description" | "popular" | "premium" | "monthlyPrice" | "annualPrice" | "annualSavings"
>;

/** The landing page's sections, as GraphQL gives them. */
interface Landing {
  doctorTool: MarkdownTool | null;
  hero: Pick<Queries.LandingHero, "title" | "subtitle" | "cta" | "highlights" | "updated">;
  benefits: Pick<Queries.LandingBenefits, "title" | "lead"> & {
    items: readonly Pick<Queries.Benefit, "title" | "description" | "impact">[];
  };
  features: Pick<Queries.LandingFeatures, "title" | "lead"> & {
    items: readonly Pick<Queries.Feature, "title" | "description" | "offering">[];
  };
  useCases: Pick<Queries.LandingUseCases, "title" | "lead"> & {
    items: readonly Pick<Queries.UseCase, "title" | "description">[];
  };
  pricing: Pick<Queries.LandingPricing, "title" | "lead" | "billing" | "everyPlan"> & {
    badges: Queries.PlanBadges;
    rows: Queries.PlanRowsFragment;
    plans: readonly (PlanPrices & { limits: Queries.PlanLimitsFragment })[];
  };
  plansTool: MarkdownTool | null;
  affiliate: Pick<Queries.LandingAffiliate, "title" | "lead" | "steps" | "cta">;
  faq: Pick<Queries.LandingFaq, "title" | "lead" | "contact" | "items">;
  closing: Pick<Queries.LandingClosing, "title" | "lead" | "cta" | "note">;
}

interface Titled {
  title: string;
  lead: string;
}

const section = ({ title, lead }: Titled, level: 2 | 3 = 2) => [heading(level, title), text(lead)];

const described = (items: readonly { title: string; description: string; impact?: string }[]) =>
  list(
    items.map(({ title, description, impact }) =>
      titled(title, `${text(description)}${impact ? ` (${text(impact)})` : ""}`),
    ),
  );

/** A plan's name as its card shows it. */
const badged = ({ name, popular, premium }: PlanPrices, badges: Queries.PlanBadges) =>
  popular ? `${name} (${badges.popular})` : premium ? `${name} (${badges.premium})` : name;

/** The comparison table's explanations of the facts. */
function explanations({ plans, rows }: Landing["pricing"]): string {
  const lines = plans[0] ? planLines(plans[0].limits, rows) : [];
  return list(lines.flatMap(({ label, hint }) => (hint ? titled(label, text(hint)) : [])));
}

/** Every plan against every fact. */
function pricingTable({ plans, rows, billing, badges }: Landing["pricing"]): string {
  const columns = plans.map((plan) => ({ plan, lines: planLines(plan.limits, rows) }));
  const labels = columns[0]?.lines.map(({ label }) => label) ?? [];
  const prices = columns.map(
    ({ plan }) =>
      `${formatPrice(plan.monthlyPrice)} ${billing.perMonth}, ${formatPrice(plan.annualPrice)} ${billing.perYear} ` +
      `(${billing.insteadOf} ${formatPrice(plan.annualSavings)}, ${billing.struckReason})`,
  );
  return table(
    ["", ...plans.map(({ name }) => name)],
    [
      [billing.price, ...prices],
      ...labels.map((label, row) => [
        label,
        ...columns.map(({ lines }) => {
          const line = lines[row];
          return line ? `${line.text}${line.coming ? ` (${badges.coming})` : ""}` : "";
        }),
      ]),
    ],
  );
}

/** The annual billing offer: « Facturation annuelle : 2 mois offerts. » */
const annualOffer = ({ legend, annual, offer, taxes }: Landing["pricing"]["billing"]) =>
  text(`${labelled(`${legend} ${annual.toLowerCase()}`, offer)}. ${taxes}`);

/** The Markdown version of the home page. */
export function homeMarkdown(landing: Landing, context: MarkdownContext): string {
  const { hero, benefits, features, useCases, pricing, affiliate, faq, closing } = landing;
  return page([
    heading(1, hero.title),
    quote(hero.subtitle),
    sourceLine(context, { path: "/", updated: hero.updated }),
    list([...hero.highlights.map(({ value, label }) => text(`${value} (${label})`)), linkToSignUp(context, hero.cta)]),
    ...toolBlocks(landing.doctorTool, "/", context),
    ...section(benefits),
    described(benefits.items),
    ...section(features),
    described(features.items),
    ...section(useCases, 3),
    described(useCases.items),
    ...section(pricing),
    list(pricing.plans.map((plan) => titled(badged(plan, pricing.badges), text(plan.description)))),
    pricingTable(pricing),
    explanations(pricing),
    annualOffer(pricing.billing),
    list(pricing.everyPlan.map(text)),
    ...toolBlocks(landing.plansTool, "/", context),
    ...section(affiliate),
    numbered(affiliate.steps.map((step) => titled(step.name, text(step.text)))),
    linkToSignUp(context, affiliate.cta),
    ...section(faq),
    ...questionBlocks(faq.items, context),
    linkToTarget(context, faq.contact.label, faq.contact.to),
    ...section(closing),
    `${linkToSignUp(context, closing.cta)} (${text(closing.note)})`,
  ]);
}
