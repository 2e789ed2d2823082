/** A possible `data/site.json`. */
export const exampleSite = {
  name: "Maillon",
  tagline: "Des liens",
  siteUrl: "https://www.maillon.example",
  appUrl: "https://app.maillon.example",
  signUpPath: "/inscription",
  locale: "fr-FR",
  support: "mailto:support@maillon.example",
};
