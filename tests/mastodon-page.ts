/** A shortening page that the site does not have, as a writer would add it. */
export const MASTODON_PAGE = {
  title: "Raccourcir un lien Mastodon",
  subtitle: "Un lien d’instance devient un lien que l’on retient.",
  description:
    "Raccourcissez un lien Mastodon et gardez un aperçu lisible, quelle que soit l’instance de la personne qui vous lit.",
  features: ["Toutes les instances", "Aperçu choisi", "Clics comptés"],
};
