import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  fieldsFromLink,
  fixValues,
  normaliseValue,
  PARAMETERS,
  readParameters,
  tagLink,
  type UtmValues,
} from "../../../../src/tools/utm/utm";
import { HOSTILE } from "../../../hostile-texts";
import { processorTime } from "../../../processor-time";
import { hostileText } from "../hostile-text";

const values = (changes: Partial<UtmValues> = {}): UtmValues => ({
  link: "https://a.fr/page?x=%C3%A9+b#bas",
  source: "newsletter",
  medium: "email",
  campaign: "soldes",
  term: "",
  content: "",
  ...changes,
});
const codesOf = (changes: Partial<UtmValues>) => tagLink(values(changes)).notes.map(({ code }) => code);

describe("the UTM builder", () => {
  test("never throws, has words for every note, and gives only web URLs", () => {
    const { messages } = JSON.parse(readFileSync("data/outils/utm.json", "utf8")) as { messages: { code: string }[] };
    const known = messages.map(({ code }) => code);
    const fields = ["link", "source", "medium", "campaign", "term", "content"] as const;
    const everywhere = <Text>(text: Text) =>
      Object.fromEntries(fields.map((field) => [field, text])) as Record<(typeof fields)[number], Text>;
    fc.assert(
      fc.property(fc.record(everywhere(hostileText)), (typed) => {
        const { url, notes } = tagLink(typed);
        if (url !== undefined) expect(url).toMatch(/^https?:\/\/[^\s"<>]+$/);
        expect(known).toEqual(expect.arrayContaining(notes.map(({ code }) => code)));
        readParameters(typed.link);
      }),
      { numRuns: 500, examples: HOSTILE.map((text) => [everywhere(text)]) },
    );
  });

  test("adds the labels in order, and does not change the rest of the link", () => {
    expect(tagLink(values()).url).toBe(
      "https://a.fr/page?x=%C3%A9+b&utm_source=newsletter&utm_medium=email&utm_campaign=soldes#bas",
    );
  });

  test("warns that a signed link may break", () => {
    const signed = "https://b.s3.amazonaws.com/a.pdf?X-Amz-Signature=abc&X-Amz-Expires=3600";
    expect(tagLink({ ...values(), link: signed }).notes).toContainEqual(expect.objectContaining({ code: "signed" }));
  });

  test("does not normalise an e-mail address, which must stay visible", () => {
    const typed = { ...values(), content: "Nom@exemple.fr" };
    expect(fixValues(typed).content).toBe("Nom@exemple.fr");
    expect(tagLink(typed).canFix).toBe(false);
    expect(tagLink(typed).notes).toContainEqual(expect.objectContaining({ code: "personal" }));
  });

  test("keeps the placeholders of advertising networks", () =>
    expect(tagLink({ ...values(), campaign: "{{campaign.name}}|{adgroupid} é" }).url).toContain(
      "utm_campaign={{campaign.name}}%7C{adgroupid}%20%C3%A9",
    ));

  test.each([
    "__CAMPAIGN_NAME__",
    "{{CAMPAIGN_ID}}",
    "{ifmobile:mob}",
    "*|CAMPAIGN_UID|*",
    "{{ campaign.name | lower }}",
  ])(
    "keeps the macro %s but for its spaces, normalises the text around it, and has no note for a macro alone",
    (macro) => {
      expect(codesOf({ campaign: macro })).toEqual([]);
      expect(tagLink(values({ campaign: macro })).canFix).toBe(false);
      expect(tagLink(values({ campaign: macro })).url).toContain(`utm_campaign=${macro.replaceAll(" ", "")}#`);
      expect(normaliseValue(`Soldes ${macro} Été`)).toBe(`soldes-${macro}-ete`);
      expect(normaliseValue(`Ночь ${macro}`)).toBe("");
    },
  );

  test("normalises a label copied from a URL", () => {
    expect(normaliseValue("soldes%20hiver")).toBe("soldes-hiver");
    expect(normaliseValue("%C3%89t%C3%A9")).toBe("ete");
    expect(normaliseValue("50% de rabais")).toBe("50-de-rabais");
    expect(normaliseValue("100%facile")).toBe("100-facile");
  });

  test.each(["lemonde.fr", "a+b", "a~b"])("leaves the label %s as it is", (label) =>
    expect(normaliseValue(label)).toBe(label),
  );

  test("reads back what it writes", () => {
    const label = fc
      .string({ unit: fc.constantFrom(..."aé &=?#%+"), minLength: 1 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(label, label, (source, campaign) => {
        const { url } = tagLink(values({ source, campaign }));
        expect(readParameters(url!)).toMatchObject({
          source: source.trim(),
          campaign: campaign.trim(),
          medium: "email",
        });
      }),
    );
  });

  test("an emptied field removes its parameter from the link, which never has one twice", () => {
    const { url, notes } = tagLink(values({ link: "https://a.fr/?utm_term=x&utm_source=a&utm_source=b&c=d" }));
    expect([...new URL(url!).searchParams.keys()]).toEqual(["c", "utm_source", "utm_medium", "utm_campaign"]);
    expect(notes).toContainEqual(expect.objectContaining({ code: "carries", fill: { mot: "utm_source, utm_term" } }));
  });

  test("the page behind a wrapped link is labelled, and its own parameters are read", () => {
    const link =
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.fr%2Fp%3Futm_source%3Dx&data=05%7C02";
    expect(tagLink(values({ link })).url).toMatch(/^https:\/\/a\.fr\/p\?utm_source=newsletter&/);
    expect(fieldsFromLink({ link })).toEqual({ source: "x" });
    expect(readParameters(link)).toEqual({ source: "x", link: "https://a.fr/p" });
  });

  test("labelling a labelled link again changes nothing", () => {
    const { url } = tagLink(values());
    expect(tagLink(values({ link: url })).url).toBe(url);
  });

  test("normalising twice changes nothing more, and leaves nothing to correct", () => {
    const pieces = fc.string({ unit: fc.constantFrom(..."{}_*|%-A² é", "__", "*|", "|*", "%7B", "%25", "｛", "｜") });
    const macros = /\{\{?[^{}]+\}?\}|__[A-Z0-9_]+__|\*\|[^|]+\|\*/g;
    fc.assert(
      fc.property(fc.oneof(hostileText, pieces), (text) => {
        const once = normaliseValue(text);
        expect(normaliseValue(once)).toBe(once);
        expect(once.replace(macros, "")).toMatch(/^[a-z0-9._~{}|+-]*$/);
      }),
    );
    expect(tagLink(fixValues(values({ source: "Été 2027", campaign: "Soldes d'Hiver" }))).canFix).toBe(false);
    expect(normaliseValue("Soldes d'Été")).toBe("soldes-d-ete");
    for (const text of ["Soldes - 50 %", "Soldes -50 %", "Soldes- 50"]) expect(normaliseValue(text)).toBe("soldes-50");
    expect(normaliseValue("soldes--50")).toBe("soldes--50");
    expect(normaliseValue("Cœur, ex æquo, Straße")).toBe("coeur-ex-aequo-strasse");
    expect(PARAMETERS).toHaveLength(5);
  });

  test("finds capitals, spaces, accents, reserved characters, e-mail addresses, equal values and repetitions", () => {
    expect(codesOf({ source: "Facebook" })).toContain("case");
    expect(codesOf({ campaign: "soldes hiver" })).toContain("space");
    expect(codesOf({ campaign: "été" })).toContain("accent");
    expect(codesOf({ campaign: "a&b" })).toContain("signs");
    for (const campaign of ["Soldes d'Été", "Été"]) expect(codesOf({ campaign })).toEqual(["several"]);
    expect(codesOf({ content: "ines@exemple.fr" })).toContain("personal");
    expect(codesOf({ content: "Ines%40exemple.fr" })).toEqual(["personal"]);
    expect(fixValues(values({ content: "ines%40exemple.fr" })).content).toBe("ines%40exemple.fr");
    expect(tagLink(values({ source: "email" })).notes).toContainEqual({
      code: "same",
      level: "warning",
      field: "medium",
      fill: { mot: "email" },
    });
    expect(codesOf({ medium: "" })).toContain("missing");
    expect(codesOf({ link: "https://a.fr/?utm_source=a&utm_source=b" })).toEqual(
      expect.arrayContaining(["duplicate", "carries"]),
    );
    const often = codesOf({ link: "https://a.fr/?utm_source=a&utm_source=b&utm_source=c" });
    expect(often.filter((code) => code === "duplicate")).toHaveLength(1);
    expect(codesOf({ link: "https://a.fr/?utm_source=a&utm_medium=b" })).toEqual(["carries"]);
    expect(codesOf({ link: "https://a.fr/?utm_source=newsletter&utm_medium=email" })).toEqual([]);
    expect(codesOf({ link: "https://a.fr/?utm_source=newsletter&utm_content=b" })).toEqual(["carries"]);
    expect(tagLink(values({ link: "javascript:alert(1)" })).carries).toBe(false);
    expect(codesOf({ content: "a".repeat(100) })).toEqual([]);
    expect(codesOf({ content: "a".repeat(101) })).toEqual(["long"]);
    expect(codesOf({ link: "javascript:alert(1)" })).toContain("not-a-link");
    expect(codesOf({ link: "contact@a.fr" })).toContain("not-a-link");
  });

  test.each(["promo:ete", "jeu-d’ete", "a,b", "[soldes]", "-soldes", "(1)", "ﬁn"])(
    "says why it would write %s differently",
    (campaign) => {
      expect(codesOf({ campaign })).toEqual(["signs"]);
      expect(tagLink(values({ campaign })).canFix).toBe(true);
    },
  );

  test.each(["Ночь", "日本", "日本 été", "#", "🎉", "Łódź", "%E9t%E9"])(
    "does not normalise %s, which would lose letters",
    (label) => {
      const typed = values({ campaign: label });
      expect(fixValues(typed)).toEqual(typed);
      const { notes, canFix } = tagLink(typed);
      expect(canFix).toBe(false);
      expect(notes.map(({ code }) => code)).toEqual(["letters"]);
    },
  );

  test("still normalises the other labels, and writes ß as ss", () => {
    const typed = values({ campaign: "Ночь", source: "Straße" });
    expect(tagLink(typed).canFix).toBe(true);
    expect(fixValues(typed)).toMatchObject({ campaign: "Ночь", source: "strasse" });
  });
});

test("a long row of hyphens is read without delay", () => {
  const start = processorTime();
  expect(codesOf({ campaign: `${"-".repeat(50_000)}x` })).toEqual(["long"]);
  expect(processorTime() - start).toBeLessThan(1_000);
});

describe("a link's own parameters", () => {
  test("are replaced and read in capitals too, without invisible characters", () => {
    expect(tagLink(values({ link: "https://a.fr/?UTM_Source=b" })).url).toMatch(
      /^https:\/\/a\.fr\/\?utm_source=newsletter&/,
    );
    expect(readParameters("https://a.fr/?UTM_SOURCE=b&c=1")).toEqual({ source: "b", link: "https://a.fr/?c=1" });
    expect(readParameters("https://a.fr/?utm_source=%20b%E2%80%8B+")).toMatchObject({ source: "b" });
    expect(readParameters("https://a.fr/?utm_source=b=c")).toMatchObject({ source: "b=c" });
    const same = { link: "https://a.fr/?utm_source=newsletter&utm_medium=email", source: " newsletter " };
    expect(codesOf(same)).not.toContain("carries");
  });

  test("and the typed ones are requested, and reported once", () => {
    expect(codesOf({ link: " \u200B" })).toContain("link-missing");
    expect(tagLink(values({ link: "", campaign: "Été" })).notes).toMatchObject([
      { code: "link-missing", field: "link" },
      { code: "several", field: "campaign" },
    ]);
    expect(codesOf({ source: "", medium: "" })).not.toContain("same");
    for (const field of ["source", "medium", "campaign"])
      expect(tagLink(values({ [field]: "" })).notes).toContainEqual(
        expect.objectContaining({ code: "missing", level: "info", field }),
      );
    expect(codesOf({ campaign: "Soldes" })).toEqual(["case"]);
    expect(tagLink(values({ campaign: "soldes-" }))).toMatchObject({ notes: [], canFix: false });
    expect(codesOf({ content: "ines'@exemple.fr" })).toEqual(["personal"]);
  });
});
