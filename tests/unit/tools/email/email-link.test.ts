import fc from "fast-check";
import { emailLink, fieldsFromMailto } from "../../../../src/tools/email/email-link";
import { codes, describeConverter, expectLongLinksTold, made } from "../converters";
import { processorTime } from "../../../processor-time";

describe("the mailto link", () => {
  describeConverter("email", emailLink, [/^mailto:/]);

  test("encodes line breaks, spaces and special characters like the standard", () => {
    expect(
      made(emailLink({ to: "a@b.fr; c+d@e.fr", copy: "", subject: "Été & co", body: "Un\nDeux" }), "message"),
    ).toBe("mailto:a@b.fr,c+d@e.fr?subject=%C3%89t%C3%A9%20%26%20co&body=Un%0D%0ADeux");
  });

  test("no text in the subject or the body can add a recipient or a header", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a&?=#\r\n,;:@%"), minLength: 1 }), (text) => {
        const url = made(emailLink({ to: "a@b.fr", copy: "", subject: text, body: text }), "message")!;
        const [address, query = ""] = url.split("?");
        expect(address).toBe("mailto:a@b.fr");
        expect(query.split("&").every((pair) => /^(subject|body)=[^=&]*$/.test(pair) || pair === "")).toBe(true);
      }),
    );
  });

  test("repeats at most sixty whole characters of a long mistake", () => {
    const [note] = emailLink({ to: `a${"👍🏽".repeat(80)}`, copy: "", subject: "", body: "" }).notes;
    expect(note?.fill).toEqual({ mot: `a${"👍🏽".repeat(59)}` });
    const { notes } = emailLink({ to: `mailto:a@b.fr?x${"👍🏽".repeat(80)}=1`, copy: "", subject: "", body: "" });
    expect(notes).toContainEqual({ code: "left-out", level: "warning", fill: { mot: `x${"👍🏽".repeat(59)}` } });
  });

  test("warns about a link that may be cut because of its length", () =>
    expectLongLinksTold((letters) => emailLink({ to: "a@b.fr", subject: "Bonjour", body: "a".repeat(letters) })));

  test("names the wrong address", () => {
    expect(codes(emailLink({ to: "a@b.fr, personne", copy: "", subject: "", body: "" }))).toEqual(["not-an-address"]);
    expect(emailLink({ to: "a@b.fr", copy: "c@d.fr, personne", subject: "", body: "" })).toMatchObject({
      links: [],
      notes: [{ code: "not-an-address", field: "copy", fill: { mot: "personne" } }],
    });
    expect(codes(emailLink({ to: "a@b.fr\r\nBcc: x@y.fr", copy: "", subject: "", body: "" }))).toEqual([
      "not-an-address",
    ]);
  });

  test("makes a link from any of its texts, and names the missing ones", () => {
    expect(made(emailLink({ body: "Bonjour" }), "message")).toBe("mailto:?body=Bonjour");
    expect(codes(emailLink({ body: "Bonjour" }))).toEqual(["length", "no-recipient", "no-subject"]);
    expect(codes(emailLink({ to: "a@b.fr", subject: "Bonjour" }))).toEqual(["length"]);
    expect(codes(emailLink({ copy: "a@b.fr" }))).toEqual(["nothing"]);
  });

  test("takes only the recipients of a pasted link; the rest is for the other fields", () => {
    const pasted = "mailto:a@b.fr,c@d.fr?subject=Bonjour&cc=e@f.fr,g";
    expect(made(emailLink({ to: pasted, copy: "", subject: "", body: "" }), "message")).toBe("mailto:a@b.fr,c@d.fr");
  });

  test.each([
    "mailto:a@b.fr%2Cc@d.fr?subject=Bonjour",
    "mailto:?to=a@b.fr%2C%20c@d.fr",
    "mailto:%3Ca@b.fr%3E,c@d.fr",
    "mailto:a%40b.fr%2Cc%40d.fr",
  ])("reads the recipients of %s", (to) => expect(made(emailLink({ to }), "message")).toBe("mailto:a@b.fr,c@d.fr"));

  test("takes a sign that was typed in clear for a part of its text", () => {
    expect(fieldsFromMailto({ to: "mailto:a@b.fr?subject=Questions & réponses&body=R&D" })).toMatchObject({
      subject: "Questions & réponses",
      body: "R&D",
    });
  });

  test("reads a link that was written like a web address", () => {
    for (const to of ["mailto://a@b.fr", "c@d.fr, mailto://a@b.fr"])
      expect(made(emailLink({ to, subject: "Bonjour" }), "message")).toMatch(/^mailto:(c@d\.fr,)?a@b\.fr\?/);
  });

  test.each([
    [
      "mailto:a@b.fr?subject=Bonjour&cc=e@f.fr,g@h.fr&body=Un%0D%0ADeux",
      { copy: "e@f.fr,g@h.fr", subject: "Bonjour", body: "Un\nDeux" },
    ],
    ["<mailto:a@b.fr?subject=1+1=2>", { copy: "", subject: "1+1=2", body: "" }],
    ["MAILTO:a@b.fr?Subject=100%&amp;Body=Bonjour Inès", { copy: "", subject: "100%", body: "Bonjour Inès" }],
    ["mailto:a@b.fr?subject=1&subject=2&body=Un&body=Deux", { copy: "", subject: "1 2", body: "Un\nDeux" }],
    ["mailto:a@b.fr", {}],
    ["mailto:a@b.fr?", {}],
    ["a@b.fr", {}],
  ])("fills the other fields from %s", (to, expected) => expect(fieldsFromMailto({ to })).toEqual(expected));

  test("takes recipients from a link's query, and names what else is left out", () => {
    const to = "mailto:?to=a@b.fr&bcc=x@y.fr&subject=Bonjour&Reply-To=z@y.fr&cc=";
    const conversion = emailLink({ to, copy: "", subject: "Bonjour", body: "" });
    expect(made(conversion, "message")).toBe("mailto:a@b.fr?subject=Bonjour");
    expect(conversion.notes).toContainEqual({ code: "left-out", level: "warning", fill: { mot: "bcc, reply-to" } });
    expect(codes(emailLink({ to: "mailto:a@b.fr?cc=c@b.fr&subject=x&body=x" }))).not.toContain("left-out");
  });

  test.each([
    ["a&b@exemple.fr", "a%26b@exemple.fr"],
    ["zoé@exemple.fr", "zo%C3%A9@exemple.fr"],
  ])("encodes the address %s", (to, encoded) =>
    expect(made(emailLink({ to, subject: "s" }), "message")).toBe(`mailto:${encoded}?subject=s`),
  );

  test("extracts the address from what mail programs copy", () => {
    const to = "Inès Carpentier <ines@a.fr>; <contact@b.fr>";
    expect(made(emailLink({ to, copy: "", subject: "", body: "" }), "message")).toBe("mailto:ines@a.fr,contact@b.fr");
    for (const copied of [
      "Carpentier, Inès <ines@a.fr>; <contact@b.fr>",
      '"Carpentier, Inès" <ines@a.fr>, Le standard <contact@b.fr>',
      "ines@a.fr, Le standard <contact@b.fr>",
      "ines@a.fr\ncontact@b.fr",
      "« ines@a.fr », “contact@b.fr”",
      "'ines@a.fr'; ‘contact@b.fr’",
      `"ines@a.fr", " contact@b.fr "`,
      '"ines@a.fr", "contact@b.fr".',
      "'ines@a.fr' <ines@a.fr>; <'contact@b.fr'>",
      "'Carpentier, Inès' <ines@a.fr>, 'contact@b.fr'",
      "ines@a.fr<mailto:Ines@A.fr?subject=x>; contact@b.fr<mailto:contact@b.fr>",
      "Inès <ines@a.fr<mailto:ines@a.fr>>; Le standard <contact@b.fr<mailto:contact@b.fr>>",
      "Inès<mailto:ines@a.fr>; Le standard<mailto:contact@b.fr>",
      "Inès Carpentier [mailto:ines@a.fr]; ines@a.fr[mailto:ines@a.fr], Le standard [mailto:contact@b.fr]",
      "'mailto:ines@a.fr,contact@b.fr'",
      '"mailto:ines@a.fr,contact@b.fr"',
    ]) {
      const url = made(emailLink({ to: copied, copy: "", subject: "", body: "" }), "message");
      expect(url).toBe("mailto:ines@a.fr,contact@b.fr");
    }
    expect(codes(emailLink({ to: "Inès <ines>", copy: "", subject: "", body: "" }))).toEqual(["not-an-address"]);
  });

  test.each(["o'neil@b.fr", "a!b@c-d.fr", "ines@cafe\u0301.fr", "a@उदाहरण.भारत", "a@例え.jp", "a@xn--caf-dma.fr"])(
    "accepts %s as an address",
    (to) => expect(made(emailLink({ to, copy: "", subject: "", body: "" }), "message")).toBeDefined(),
  );

  test.each([", ", ",", " ; ", "> ,", "a@b.fr, ", "@,", "<"])("reads a long repetition of %j without delay", (part) => {
    const to = part.repeat(120_000 / part.length);
    const start = processorTime();
    emailLink({ to, copy: "", subject: "", body: "" });
    fieldsFromMailto({ to });
    // If each comma starts a search to the end, this takes nine seconds.
    expect(processorTime() - start).toBeLessThan(2_000);
  });

  test("accepts its own link and gives it again", () => {
    for (const to of ["l’équipe@café.fr,c+d@e.fr", "100%@b.fr", "o'neil@b.fr"]) {
      const url = made(emailLink({ to, copy: "", subject: "", body: "" }), "message")!;
      expect(made(emailLink({ to: url, copy: "", subject: "", body: "" }), "message")).toBe(url);
    }
  });

  test.each([
    "a@b.fr?subject=x",
    "a@b.fr&cc=c",
    "a@b.fr/x",
    "a@b.fr#x",
    "a@b%2Efr.fr",
    "a@b=c.fr",
    "a@b.fr!",
    "a@b.fr'",
    "a@b.fr*",
    "a@b_c.fr",
    "a@b.fr🎉",
    "a@b.",
    "mailto:a@b.fr!",
  ])("refuses %s as an address", (to) =>
    expect(codes(emailLink({ to, copy: "", subject: "", body: "" }))).toEqual(["not-an-address"]),
  );
});
