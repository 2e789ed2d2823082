import { SMALL_SITE } from "../../small-site";

export const PRICING = "landing/pricing.json";

/* Section 9 of the specification: rules are tested on these figures, whatever the current ones are. */
const FIGURES = [
  { name: "DÉBUTANT", price: [2.9, 29, 35], clicks: 2_000, subdomains: 1, domains: 0, dynamic: 0, days: 30 },
  { name: "PRO", price: [9.9, 99, 119], clicks: 8_000, subdomains: 3, domains: 3, dynamic: 3, days: 90 },
  { name: "ÉQUIPE", price: [24.9, 249, 299], clicks: 25_000, subdomains: 5, domains: 5, dynamic: 5, days: 180 },
  { name: "CROISSANCE", price: [59.9, 590, 719], clicks: null, subdomains: 10, domains: 10, dynamic: null, days: 720 },
];

const today = () => JSON.parse((SMALL_SITE.find(({ path }) => path === PRICING) as { text: string }).text);

/** The plans of `data/landing/pricing.json` with the specification's figures; a new copy each time. */
export function specifiedPlans() {
  const pricing = today();
  const plans = FIGURES.map(({ name, price, clicks, subdomains, domains, dynamic, days }, at) => {
    const [monthlyPrice, annualPrice, annualSavings] = price;
    const limits = {
      ...pricing.plans[at].limits,
      clicksPerMonth: clicks,
      internalSubdomains: subdomains,
      customDomains: domains,
      dynamicLinks: dynamic,
      statisticsDays: days,
    };
    return { ...pricing.plans[at], name, monthlyPrice, annualPrice, annualSavings, limits };
  });
  return { ...pricing, plans };
}

/** The small site with other plans. */
export const siteWith = (plans: object) => [
  ...SMALL_SITE.filter(({ path }) => path !== PRICING),
  { path: PRICING, text: JSON.stringify(plans) },
];
