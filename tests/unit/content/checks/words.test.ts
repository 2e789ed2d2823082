import { checkDocument } from "../../../../src/content/checks/document";
import { checkWords, wordFaults } from "../../../../src/content/checks/words";

const reported = (text: string) => wordFaults(text).map(({ message }) => message);

describe("Markdown", () => {
  it.each([
    ["Un mot *important* ici", "*important*"],
    ["Un mot **important** ici", "**important**"],
    ["Un mot _important_, ici", "_important_"],
    ["Un mot __très important__ ici", "__très important__"],
    ["Tapez `dl=1` à la fin", "`dl=1`"],
    ["# Titre", "# Titre"],
    ["### Un titre", "### Un"],
    ["- point", "- point"],
    ["* point", "* point"],
    ["> citation", "> citation"],
    ["- 3 étapes suffisent", "- 3"],
    ["- Des étapes", "- Des"],
    ["+ Une étape", "+ Une"],
    ["* 3 étapes", "* 3"],
    ["| un | deux |", "| un | deux |"],
    ["---", "---"],
    ["Un mot ~~barré~~ ici", "~~barré~~"],
    ["Voyez [la page](/qrcode)", "[la page](/qrcode)"],
    ["![Photo](photo.png)", "![Photo](photo.png)"],
    ["Voyez [la page][1]", "[la page][1]"],
  ])("is reported: %s", (text, found) => {
    expect(reported(text)).toEqual([expect.stringContaining(`« ${found} » serait affiché tel quel`)]);
  });

  it("is reported mark by mark, each once", () => {
    expect(reported("Un **mot**, _deux_ et **mot** avec `code`")).toEqual([
      expect.stringContaining("« **mot** », « _deux_ », « `code` » seraient affichés tels quels"),
    ]);
  });

  it.each([
    "utm_source et utm_medium",
    "Le préfixe utm_ et le suffixe _source",
    "5 * 3 * 2 font 30",
    "5*3*2 font 30",
    "Un tiret - au milieu - d'une phrase",
    "Le code *123# ouvre un menu",
    "Ouvrez file/d/* et file/e/*",
    "# clics par mois",
    "Le n° 1, le #1 et le C#",
    "-20 % et +5 %",
    "+ 40 % en moyenne",
    "- 20 % sur l'année",
    "> 100 clics par jour",
    "+ de clics, + de ventes",
    "+ rapide, + simple",
    "- de 30 secondes",
    "- d'attente",
    "Un mot-clé [facultatif] (rare)",
    "ici →, > là",
    "l`adresse et l`aperçu",
    "Un choix | un autre",
  ])("is not found in: %s", (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe("a list bullet from a word processor", () => {
  it.each("• · ▪ ◦ ● ○ ☐ ✓ → –".split(" "))("is reported: %s", (sign) => {
    expect(reported(`${sign} Un lien court`)).toEqual([expect.stringContaining(`« ${sign} » serait affiché tel quel`)]);
  });

  it.each([
    "–20 % et +5 %",
    "– 20 % en juin",
    "— Oui, dit-elle",
    "Un point · un autre",
    "Paris → Lyon",
    "Un tiret – au milieu",
  ])("is not found in: %s", (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe("a doubled escape", () => {
  it("is reported escape by escape", () => {
    expect(reported(String.raw`Un mot,\nun autre, premi\u00e8re`)).toEqual([
      expect.stringContaining(String.raw`« \n », « \u00e8 » seraient affichés tels quels`),
    ]);
    for (const folder of [
      String.raw`C:\notes\textes`,
      String.raw`C:\Mes documents\notes`,
      String.raw`\\serveur\rapports`,
    ]) {
      expect(reported(`Le dossier ${folder}`)).toEqual([]);
    }
  });
});

describe("a remnant of another program", () => {
  it.each([
    ["Un lien【12†source】court", "【12†source】", "assistant"],
    ["Un lien citeturn0search1 court", "citeturn0search1", "assistant"],
    ["Un lien :contentReference[oaicite:0] court", ":contentReference[oaicite:0]", "assistant"],
    ["Le prix est de #REF! euros", "#REF!", "tableur"],
    ["Le nom est #NOM?", "#NOM?", "tableur"],
  ])("is reported: %s", (text, found, program) => {
    expect(reported(text)).toEqual([
      expect.stringMatching(new RegExp(`« ${found.replace(/[[\]?]/g, "\\$&")} » serait affiché tel quel.*${program}`)),
    ]);
  });

  it("is reported for forum tags too", () => {
    expect(reported("Un [b]mot[/b] gras")).toEqual([expect.stringContaining("« [b] », « [/b] » seraient affichés")]);
  });

  it.each([
    "Un récit d'aventure, turn0search1",
    "Le code *123#REF",
    "Un mot [bis]",
    "Remplacez [URL] par le lien",
    "Aucune cellule n'affiche « #REF! »",
    "Le paramètre cft[0][1]",
  ])("is not found in: %s", (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe("placeholder text", () => {
  it.each([
    ["Un lien [à compléter] ici", "[à compléter]"],
    ["Un lien (à compléter).", "(à compléter)"],
    ["À compléter", "À compléter"],
    ["Un lien [insérer ici un exemple]", "[insérer ici un exemple]"],
    ["Un lien [mettre le nom ici]", "[mettre le nom ici]"],
    ["Un lien [Commentaire A1] court", "[Commentaire A1]"],
    ["[À COMPLÉTER]", "[À COMPLÉTER]"],
    ["Le prix est de XXX.", "XXX"],
    ["Le prix est de ??? euros", "???"],
    ["Le prix est de ____ euros", "____"],
    ["À FAIRE : trouver un titre", "À FAIRE"],
    ["A COMPLÉTER", "A COMPLÉTER"],
    ["TITRE ICI", "TITRE ICI"],
    ["Titre ici", "Titre ici"],
    ["Titre à compléter", "Titre à compléter"],
    ["TODO : un titre", "TODO"],
    ["Un prix TBD", "TBD"],
    ["Lorem ipsum dolor sit amet", "Lorem ipsum dolor sit amet"],
  ])("is reported: %s", (text, found) => {
    expect(wordFaults(text)).toEqual([
      {
        message: `un texte provisoire est resté : « ${found} »`,
        remedy: "écrivez le texte définitif, ou supprimez ce passage",
      },
    ]);
  });

  it("is reported together, each passage once", () => {
    expect(reported("Un XXX, un autre XXX et ???")).toEqual(["des textes provisoires sont restés : « XXX », « ??? »"]);
  });

  it.each([
    "Un formulaire à compléter (à compléter en ligne)",
    "Le lien à insérer, à faire suivre",
    "Un mot-clé [facultatif], […] et [sic]",
    "Tapez wa.me/33XXX, dl=XXX ou https://a.example/XXX",
    "Taille XXXL, 06 XX XX, utm___x",
    "Vraiment ?",
    "« Cliquez ici », « [Cliquez ici] » et le titre ici présent",
  ])("is not found in: %s", (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe("ligature characters", () => {
  it("are reported with their word", () => {
    expect(reported("Un lien conﬁguré")).toEqual([expect.stringMatching(/lettres «.fi.» de «.conﬁguré.»/)]);
    expect(reported("Un oﬃce")).toEqual([expect.stringMatching(/lettres «.ffi.» de «.oﬃce.»/)]);
    expect(reported("Un cœur, une île, un ex æquo")).toEqual([]);
  });
});

describe("HTML", () => {
  it.each([
    "Un mot <!-- à revoir --> ici",
    "Un mot <b>gras</b>",
    "Un mot <B>gras</B>",
    "Un mot pr&#233;cis",
    "Un&nbsp;mot",
    "&Eacute;tat",
    "l&#x27;adresse",
    "&frac12; page",
    "Un mot <!-- jamais fermé",
    'Une image <img src="photo.png" jamais fermée',
  ])("is reported: %s", (text) => {
    expect(reported(text)).toEqual([expect.stringContaining("HTML")]);
  });

  it("is reported tag by tag, each once, and so are entities", () => {
    expect(reported("Un <b>mot</b>&nbsp;et <i>un</i> <b>autre</b> &amp; fin")).toEqual([
      expect.stringContaining("« <b> », « </b> », « <i> », « </i> » seraient affichés tels quels"),
      expect.stringContaining("« &nbsp; », « &amp; » seraient affichés tels quels"),
    ]);
  });

  it("is reported without advice to remove an entity that stands for a letter", () => {
    expect(wordFaults("Un mot pr&eacute;cis")).toEqual([
      { message: expect.stringContaining("« &eacute; »"), remedy: expect.not.stringContaining("retirez") },
    ]);
  });

  it.each(["Un prix < 5 et > 3", "I <3 les liens", "R&D"])("is not found in: %s", (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe("invisible characters", () => {
  it.each([
    ["Un mor\u00ADceau de lien", "après « …Un mor »"],
    ["Un mor\u200Bceau de lien", "après « …Un mor »"],
    ["\uFEFFUn morceau", "au début du texte"],
    ["Un \uFFFDt\uFFFD", "après « …Un »"],
    ["Un lien \uD83D court", "après « …Un lien »"],
    ["Un \u206606 12\u2069", "après « …Un »"],
    ["Un \uF0B7 lien", "après « …Un »"],
    ["Un\u3164lien", "après « …Un »"],
    ["Un lien\u{E0061}", "après « …Un lien »"],
  ])("are reported with their place: %j", (text, place) => {
    expect(reported(text)).toEqual([expect.stringContaining(`invisible ou illisible se cache ${place}`)]);
  });

  it("do not include whole emoji", () => {
    expect(reported("Un lien \u{1F517} court \u{1F44D}\u{1F3FD}")).toEqual([]);
    const scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";
    expect(reported(`Un lien ${scotland}`)).toEqual([]);
  });

  it("are reported if they break the line", () => {
    for (const sign of ["\n", "\t", "\u2029"])
      expect(reported(`Un mot${sign}Un autre`)).toContainEqual(expect.stringContaining("saut de ligne"));
  });

  it("include accents separate from their letter", () => {
    expect(reported("Une clé et du blé".normalize("NFD"))).toEqual([
      expect.stringContaining(`« ${"clé".normalize("NFD")} »`),
    ]);
    expect(reported("Une étape".normalize("NFD"))).toEqual([
      expect.stringContaining(`« ${"étape".normalize("NFD")} »`),
    ]);
    expect(reported("Une clé et du blé, 👍🏽 ❤️, हिन्दी")).toEqual([]);
  });
});

it("a wrong placeholder is reported with the allowed ones, or with the advice to remove its braces", () => {
  expect(wordFaults("{zeppelin}", ["{n}"])).toMatchObject([{ remedy: expect.stringContaining("retirez les") }]);
  expect(wordFaults("{ n } caractères", ["{n}"])).toMatchObject([{ remedy: expect.stringContaining("écrivez {n},") }]);
});

describe("a URL or a technical name", () => {
  const problems = (signUpPath: string) =>
    checkWords(checkDocument("site.json", JSON.stringify({ signUpPath })).document!).map(({ field, message }) => [
      field,
      message,
    ]);

  it.each([
    ["/inscri\u200Bption", "invisible"],
    ["/inscription\u202E", "invisible"],
    ["/inscription&nbsp;", "&nbsp;"],
  ])("is checked for invisible characters: %j", (path, found) => {
    expect(problems(path)).toEqual([["signUpPath", expect.stringContaining(found)]]);
  });

  it("is reported only for its shape if it is malformed", () => {
    expect(problems("inscri\u200Bption")).toEqual([]);
    expect(problems("/inscription?de=site&langue=fr")).toEqual([]);
  });
});
