import { checkDocument } from "../../../../src/content/checks/document";
import { checkTypography } from "../../../../src/content/checks/typography";
import { FOUR_FIELDS } from "../bad-files/bad-file";

const slips = (subtitle: string) => {
  const { document } = checkDocument(
    "raccourcir-lien/essai.json",
    JSON.stringify({ ...FOUR_FIELDS, subtitle }, null, 2),
  );
  return checkTypography(document!);
};

describe("a typing mistake", () => {
  it.each([
    [" une espace au début", /traîne/],
    ["deux  espaces ici", /deux espaces/],
    ["un mot , puis un autre", /précède une virgule/],
    ["un mot\u00A0, puis un autre", /précède une virgule/],
    ["deux \u00A0espaces ici", /deux espaces/],
    ["un mot ,puis un autre", /précède une virgule/],
    ["l´adresse courte", /à la place d’une apostrophe/],
    ["l`adresse courte", /à la place d’une apostrophe/],
    ["un mot,puis un autre", /manque une espace après une virgule/],
    ["un mot， puis un autre", /signe est large/],
    ["deux choses ： un mot et un autre", /signe est large/],
    ["un mot;puis un autre", /manque une espace après un signe/],
    ["des points.. en trop", /points/],
    ["des liens, etc...", /etc\./],
    ["A partir de PRO, tout change", /accent/],
    ["la 2ème fois", /rang/],
    ["un mot, puis un autre,", /finit par une virgule/],
    ["pour 9.90 € par mois", /point décimal/],
    ["pour 12.50 euros par mois", /point décimal/],
    ["un fichier de 3.5 Mo", /point décimal/],
    ["pour €12,90 par mois", /signe € n’est pas à sa place/],
    ["pour 12€90 par mois", /signe € n’est pas à sa place/],
    ["de 9am à midi", /à l’anglaise/],
    ["jusqu'à 5:30 p.m. au plus", /à l’anglaise/],
    ["la 1ère fois", /rang/],
    ["dans la la maison", /deux fois/],
    ["« sans fin", /guillemet français/],
    ["(sans fin", /parenthèse/],
    ["sans début”", /guillemet anglais/],
    ["une fin) sans début (ici", /parenthèse/],
    ["(https://exemple.fr/guide", /parenthèse/],
    ["voir exemple.fr/aide) pour la suite", /parenthèse/],
    ["une page de de Gaulle", /deux fois/],
    ["La la maison", /deux fois/],
    ["Pourquoi?pour rien", /manque une espace après un signe/],
    ["latitude,longitude", /manque une espace après une virgule/],
    ["un point.. puis", /points/],
    ["un mot (a) puis b) et (c", /parenthèse/],
    ["dès l' été venu", /suit une apostrophe/],
    ["Qu’ il soit court", /suit une apostrophe/],
    ["un lien 'permanent' et court", /guillemets/],
    ["un lien 'qui n'expire jamais'.", /guillemets/],
    ["un lien ‘permanent’ et court", /guillemets/],
    ["Attention:ceci change", /deux-points/],
    ["Note :ceci change", /deux-points/],
    ["Note :ceci.", /deux-points/],
    ["un lien court.Il mène loin", /après un point/],
    ["un lien court .Il mène loin", /après un point/],
    ["un lien court.il mène loin", /après un point/],
    ["un lien court.les autres aussi", /après un point/],
    ["un lien court.c'est tout", /après un point/],
    ["un accès ( libre) ici", /dans une parenthèse/],
    ["un accès (libre ) ici", /dans une parenthèse/],
    ["un lien -- court -- ici", /tiret/],
    ["un lien--court", /tiret/],
    ["la 2eme fois", /rang/],
    ["la 3ieme et la 1ere fois", /rang/],
  ])("is found in %j", (subtitle, message) => {
    expect(slips(subtitle)).toMatchObject([{ line: 3, field: "subtitle", message: expect.stringMatching(message) }]);
  });

  it.each([
    "https://a.example/b,c;d..e",
    "   ",
    "un écran de 27′ et de 5′ 30",
    "nous nous retrouvons, vous vous retrouvez",
    "3,5 secondes, 99,9 %, la version 3.1 du guide, le 192.168.0.1 et 3.5.2 Go",
    "(dès PRO), puis… rien",
    "export?format=pdf, 10:30",
    "le guide (https://exemple.fr/guide), le site (www.exemple.fr).",
    "l'aide (exemple.fr/aide) et (exemple.fr/aide).",
    "https://fr.wikipedia.org/wiki/Lien_(informatique) répond",
    "a) copier ; b) coller ; 1) partager",
    "au choix : 1) le lien, 2) le code (ou les deux)",
    "un sourire :) et un autre ;-)",
    "au choix (voir le point 1), ou l'autre (annexe a)",
    "un mot (avec un sourire :)",
    "une moue :(",
    "une moue :( et un sourire :)",
    "l'été d'où l'on vient, aujourd'hui, rock 'n' roll, l'album '98",
    "la touche 'l' et la lettre l",
    "BEGIN:VCARD, spotify:album:…, twitter:card, og:image, site:exemple.fr, urn:isbn:1 et :w:",
    "« article:author » et 10:30",
    "maillon.example, M.Dupont, J.Martin, document.pdf, Node.js",
    "bit.ly, amzn.to, un.lien.example, exemple.co.il, carte.il, rapport.des.ventes, p.ex., c.-à-d. l'autre",
    "le domaine xn--caf-dma.fr, l'option --json, ---",
    "le 1er, la 1re, le 2e, 3 emails, 20 mètres",
    "la maison de De Gaulle, le Le Monde du jour, ce que Que choisir en dit",
    "le paramètre watch?v, la paire lat,lng, le dossier ../images",
    "« watch?v » et « lat,lng »",
    "un&nbsp;mot pr&eacute;cis, le mot d'une &Eacute;cole : HTML, que d'autres contrôles disent",
  ])("is not found in %j", (subtitle) => {
    expect(slips(subtitle)).toEqual([]);
  });
});
