import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkDocument } from "../../../../src/content/checks/document";
import { checkSpelling, openSpeller, readLexicon, type Speller } from "../../../../src/content/checks/spelling";
import { wordsOf } from "../../../../src/content/text/tokens";
import { FOUR_FIELDS, plain } from "../bad-files/bad-file";

describe("splitting a text into words", () => {
  it.each([
    ["L'aperçu, aujourd'hui : « réussi » !", ["L'aperçu", "aujourd'hui", "réussi"]],
    ["Est-ce celui-là ?", ["Est-ce", "celui-là"]],
    ["{marque} garde https://a.fr/xyz, wa.me/336 et a@b.fr", ["garde", "et"]],
    ["dl=1, utm_source, .pptx, /edit, %20, MP4, 1er, and/or", []],
    ["Nommez-le « plan-acces-gare »", ["Nommez-le"]],
    ["pr&eacute;cis, &Eacute;tat, l&#233;ger et sûr", ["et", "sûr"]],
    ["mor\u00ADceau et mor\u200Bceau", ["morceau", "et", "morceau"]],
    ["clé".normalize("NFD"), ["clé"]],
    ["lien(s) et mots…suite", ["lien", "s", "et", "mots", "suite"]],
  ])("%j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("the spelling checker", () => {
  let speller: Speller;
  beforeAll(async () => {
    speller = await openSpeller(["Bitly", "streamer", "X-Amz-Expires"]);
  });

  it.each([
    "raccourcissez",
    "Écoles",
    "évènement",
    "événement",
    "l’aperçu",
    "Qu'ils",
    "est-ce",
    "œuvre",
    "à",
    "ÉQUIPE",
  ])("knows %s", (word) => expect(speller.knows(word)).toBe(true));

  it.each(["Bitly", "l'Bitly", "d’un", "streamer", "Streamer", "X-Amz-Expires", "anti-Bitly"])(
    "knows %s from the project's list",
    (word) => expect(speller.knows(word)).toBe(true),
  );

  it.each(["raccourcisez", "bitly", "Ecole", "adrese", "l'adrese", "porte-adrese"])("does not know %s", (word) =>
    expect(speller.knows(word)).toBe(false),
  );

  it("reads the dictionary once per process, whatever the project's words", async () => {
    const listeners = process.listenerCount("uncaughtException");
    const other = await openSpeller(["Mastodon"]);
    expect(process.listenerCount("uncaughtException")).toBe(listeners);
    expect(["raccourcissez", "Mastodon", "Bitly"].map((word) => other.knows(word))).toEqual([true, true, false]);
  });

  it("knows a word of the lexicon however its accents are encoded", async () => {
    const { knows } = await openSpeller(["Zoe\u0301bulle"]);
    expect([knows("Zo\u00E9bulle"), knows("Zoebulle")]).toEqual([true, false]);
  });

  it("reports an unfinished merge of the list once", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "maillon-"));
    writeFileSync(path.join(folder, "lexique.txt"), "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> autre\n");
    const { problems } = readLexicon(folder);
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([
      expect.objectContaining({ file: "data/lexique.txt", line: 2, message: expect.stringContaining("inachevée") }),
    ]);
  });

  it("knows the subject that the writers' commands give as an example", () => {
    expect(readLexicon("data").words).toContain("Mastodon");
  });

  it("reports file, line, field and the suggested word, once per file", () => {
    const text = JSON.stringify({ ...FOUR_FIELDS, subtitle: "Une adrese, puis une autre adrese." }, null, 2);
    const { document } = checkDocument("raccourcir-lien/essai.json", text);
    expect(checkSpelling([document!], speller)).toMatchObject([
      {
        file: "data/raccourcir-lien/essai.json",
        line: 3,
        field: "subtitle",
        message: expect.stringContaining("adrese"),
        remedy: expect.stringMatching(/adresse.*data\/lexique\.txt/),
      },
    ]);
  });

  it("ignores placeholders, which another check reports", () => {
    const subtitle = "Le lien TBD [commentaire Zzq] en XXX. Lorem ipsum dolor sit amet consectetur.";
    const { document } = checkDocument("raccourcir-lien/essai.json", JSON.stringify({ ...FOUR_FIELDS, subtitle }));
    expect(checkSpelling([document!], speller)).toEqual([]);
  });

  it("suggests no rude word, and nothing in a sentence about another language", () => {
    const suggest = jest.fn(() => ["Shit", "Thiès", "fi chié", "fi-chié", "connards"]);
    const reported = (subtitle: string) => {
      const { document } = checkDocument("raccourcir-lien/essai.json", JSON.stringify({ ...FOUR_FIELDS, subtitle }));
      return checkSpelling([document!], { ...speller, suggest }).map(({ remedy }) => remedy);
    };
    expect(reported("Un lien This, pour commencer la page.")).toEqual([
      expect.stringMatching(/^écrivez «\sThiès\s», ou aj/),
    ]);
    const about = reported(
      "Choisissez « Anyone with the link » puis « Copier », à la ligne « General access » du menu.",
    );
    expect(about.length).toBeGreaterThan(2);
    for (const remedy of about) expect(remedy).toMatch(/^corrigez-le, ou/);
  });

  it.each([
    ["bitly", "Bitly"],
    ["BITLY", "Bitly"],
    ["jai", "j'ai"],
    ["Cest", "C'est"],
    ["cétait", "c'était"],
    ["lheure", "l'heure"],
    ["quil", "qu'il"],
    ["adrese", undefined],
    ["dodo", undefined],
    ["lxyz", undefined],
  ])("is sure of what %s means: %s", (typed, word) => expect(speller.meant(typed)).toBe(word));

  it("proposes what a word surely means, however many others are unknown, and calls no such text foreign", () => {
    const subtitle = "Voir bitly, streamer et lheure quil faut. Jai recu cest lien.";
    const { document } = checkDocument("raccourcir-lien/essai.json", JSON.stringify({ ...FOUR_FIELDS, subtitle }));
    expect(
      checkSpelling([document!], speller).map(({ remedy }) => plain(remedy).replace(/, ou ajoutez.*/, "")),
    ).toEqual([
      "écrivez « Bitly »",
      "écrivez « l'heure »",
      "écrivez « qu'il »",
      "écrivez « J'ai »",
      expect.stringMatching(/reçu/),
      "écrivez « c'est »",
    ]);
  });

  describe("on a text in another language", () => {
    const ENGLISH = "Shorten every single link in one click. It works. Paste the long address into the field above.";
    const reported = (subtitle: string) => {
      const { document } = checkDocument("raccourcir-lien/essai.json", JSON.stringify({ ...FOUR_FIELDS, subtitle }));
      return checkSpelling([document!], speller).map(({ message }) => plain(message));
    };
    const passage = "ce passage n’est pas en français : « Shorten every single link in one… »";

    it("reports the first words, once per text", () => {
      expect(reported(ENGLISH)).toEqual([passage]);
      expect(reported(`Un lien court se partage bien mieux, et la cible change quand vous voulez. ${ENGLISH}`)).toEqual(
        [passage],
      );
      expect(reported("Kürzen Sie jeden langen Link.")).toEqual([
        expect.stringMatching(/« Kürzen Sie jeden langen Link. »$/),
      ]);
    });

    it("also reports the mistakes in the French text beside it", () => {
      const french = "Une adrese de plus se partage bien mieux, et sa cible change quand vous le voulez.";
      expect(reported(`${french} Shorten every single link in one click.`)).toEqual([
        passage,
        expect.stringContaining("adrese"),
      ]);
    });

    it.each([
      ["typed in a hurry", "Le raccourciseur de lein vous permmet de partajer vos adreses avec vos colegues."],
      [
        "typed without accents",
        "Creez un lien en une etape, telechargez le fichier et partagez la cle apres la reunion.",
      ],
      ["that lists names", "Skaip, Webexx, Jitzi, Wherebay."],
    ])("does not mistake for another language a French text %s", (_, text) => {
      const words = reported(text);
      expect(words.length).toBeGreaterThan(3);
      for (const message of words) expect(message).toMatch(/^le mot « /);
    });
  });

  it("suggests nothing for a very long word", () => {
    const suggest = jest.fn(() => []);
    const subtitle = "Un mot, raccourcisez, et beaucoup d'autres : ".concat("lettres".repeat(20));
    const { document } = checkDocument("raccourcir-lien/essai.json", JSON.stringify({ ...FOUR_FIELDS, subtitle }));
    expect(checkSpelling([document!], { ...speller, suggest })).toHaveLength(2);
    expect(suggest.mock.calls).toEqual([["raccourcisez"]]);
  });
});
