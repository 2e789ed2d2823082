import { emailLink, fieldsFromMailto } from "../../../../src/tools/email/email-link";
import { readMailbox } from "../../../../src/tools/reading/mailbox";
import { qrContent } from "../../../../src/tools/qr/content";
import { codes, made } from "../converters";
import { processorTime } from "../../../processor-time";

const onCard = (email: string) => qrContent("vcard", { first: "Inès", email });
const inMail = (to: string) => emailLink({ to, copy: "", subject: "", body: "" });

describe("a mailbox as people paste it", () => {
  test.each([
    "ines@a.fr",
    "'ines@a.fr'",
    "‘ines@a.fr’",
    '"ines@a.fr"',
    '"ines@a.fr".',
    "« ines@a.fr »",
    "<ines@a.fr>",
    "<'ines@a.fr'>",
    "mailto:ines@a.fr",
    "'mailto:ines@a.fr'",
    "« mailto:ines@a.fr?subject=Bonjour »",
    "<mailto:ines@a.fr?subject=Bonjour>",
    "Inès <ines@a.fr>",
    "'Carpentier, Inès' <ines@a.fr>;",
    "ines@a.fr.",
    "'ines@a.fr'.",
    "<ines@a.fr>.",
    "« ines@a.fr ».",
    "mailto:ines@a.fr.",
    "Inès <ines@a.fr>.",
    "ines@a.fr<mailto:ines@a.fr>",
    "Inès <ines@a.fr<mailto:ines@a.fr>>",
    "Inès<mailto:ines@a.fr>",
    "Inès [mailto:ines@a.fr]",
    "Inès Carpentier [mailto:ines@a.fr];",
    "ines@a.fr[mailto:ines@a.fr]",
    "’ines@a.fr’",
    "‘ines@a.fr‘",
  ])("is the same on a card and in a link: %s", (typed) => {
    expect(onCard(typed)).toEqual({ text: expect.stringContaining("\r\nEMAIL:ines@a.fr\r\n") });
    expect(made(inMail(typed), "message")).toBe("mailto:ines@a.fr");
  });

  test.each([
    "ines@gmail..com",
    "ines..carpentier@a.fr",
    ".ines@a.fr",
    "ines.@a.fr",
    "ines@a.fr)",
    "ines@a.fr!",
    "ines@a.fr'",
    "ines@a_b.fr",
    "ines@a",
    "ines@a.",
    "a@b@c.fr",
    "mail:ines@a.fr",
    "jean\\ines@a.fr",
    "(ines@a.fr",
    "[ines@a.fr",
  ])("is refused on a card and in a link if it is invalid: %s", (typed) => {
    expect(onCard(typed)).toEqual({ problem: "email" });
    expect(codes(inMail(typed))).toEqual(["not-an-address"]);
  });

  test.each(["ines@3-suisses.fr", "ines@mail.a.fr", "ines@a.s3.fr", "ines@a.xn--p1ai"])(
    "may have any domain: %s",
    (typed) => expect(readMailbox(typed)).toBe(typed),
  );

  test.each(["jean,ines@a.fr", "jean;ines@a.fr", "jean ines@a.fr", "<ines@a.fr", '"ines@a.fr'])(
    "is refused if there is more than one, or only part of one: %s",
    (typed) => expect(readMailbox(typed)).toBe(""),
  );

  test("keeps the apostrophe of a name", () => expect(readMailbox("o'neil@a.fr")).toBe("o'neil@a.fr"));

  test("must be the only one of a card", () => expect(onCard("ines@a.fr, jean@a.fr")).toEqual({ problem: "email" }));

  test.each(["Dites « oui ».", "Dites « oui »", "Dites 'oui'"])(
    "is read without changing a link's message: %s",
    (body) => {
      const link = `mailto:ines@a.fr?body=${body}`;
      for (const to of [link, `<${link}>`, `« ${link} »`]) expect(fieldsFromMailto({ to })).toMatchObject({ body });
    },
  );

  test.each(["'", "'.", "<", " ", ".", "' ", ">", "?", "<mailto:", "<mailto:a>", "<mailto:a ", "[mailto:a"])(
    "is read without delay from a long repetition of %j",
    (part) => {
      const long = `'${part.repeat(100_000)}x`;
      const start = processorTime();
      readMailbox(long);
      onCard(long);
      inMail(long);
      expect(processorTime() - start).toBeLessThan(2_000);
    },
  );
});
