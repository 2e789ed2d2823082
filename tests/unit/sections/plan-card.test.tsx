/** @jest-environment jsdom */
import { fireEvent, render, waitFor } from "@testing-library/react";
import pricing from "../../../data/landing/pricing.json";
import site from "../../../data/site.json";
import { PlanCard } from "../../../src/sections/plan-card";
import { translate } from "../translate";

jest.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ siteSettings: site }) }));

test("a limit that a plan does not include has another sign", () => {
  const [plan] = pricing.plans;
  const { container } = render(
    <PlanCard
      plan={plan as unknown as Queries.PlanCardFragment}
      words={pricing as unknown as Queries.PlanWordsFragment}
      billing={pricing.billing}
    />,
  );
  const without = [...container.querySelectorAll("[data-without]")].map(({ textContent }) => textContent);
  expect(without).toEqual([pricing.rows.customDomains.none, pricing.rows.dynamicLinks.none]);
});

test("an explained line marked as coming soon gets its tooltip on a page translated by the browser", async () => {
  const plan = pricing.plans.find(({ limits }) => limits.usersComing)!;
  const rows = { ...pricing.rows, users: { ...pricing.rows.users, hint: "Chacun a son accès." } };
  const words = { ...pricing, rows } as unknown as Queries.PlanWordsFragment;
  const { container } = render(
    <PlanCard plan={plan as unknown as Queries.PlanCardFragment} words={words} billing={pricing.billing} />,
  );
  const line = container.querySelector('[aria-describedby="fact-users"]')!.closest("li")!;
  const said = line.textContent;
  translate(container);
  const resting = line.querySelector("button")!;
  fireEvent.pointerEnter(resting);
  await waitFor(() => expect(line.querySelector("button")).not.toBe(resting));
  expect(line.textContent).toBe(said);
});
