import fc from "fast-check";
import { typeset } from "../../../../src/content/text/typography";

/** ~ stands for U+00A0 and ^ for U+202F in the tables below. */
const shown = (text: string) => text.replace(/\u00A0/g, "~").replace(/\u202F/g, "^");

describe("French typography", () => {
  it.each([
    ["l'idée d'aujourd'hui, qu'on aime", "l’idée d’aujourd’hui, qu’on aime"],
    ["l'{marque} et d'\"ici\"", "l’{marque} et d’«~ici~»"],
    ["l'[adresse](/raccourcir-lien/pdf) du service", "l’[adresse](/raccourcir-lien/pdf) du service"],
    ["Vraiment? Oui! Donc; et: voilà :", "Vraiment~? Oui~! Donc~; et~: voilà~:"],
    ["Quoi ?! (vraiment ?) « Non ! »", "Quoi~?! (vraiment~?) «~Non~!~»"],
    ['"ici" et « là » et «collé»', "«~ici~» et «~là~» et «~collé~»"],
    ['« il dit "non" », "elle dit “oui”"', "«~il dit “non”~», «~elle dit “oui”~»"],
    ["“Publicité”", "«~Publicité~»"],
    ['un écran de 27" et "grand"', 'un écran de 27" et «~grand~»'],
    ['un guillemet " seul', 'un guillemet " seul'],
    ['« un " seul », puis "ici" et "là"', '«~un " seul~», puis «~ici~» et «~là~»'],
    ['"un « deux" »', '"un «~deux"~»'],
    ["Patience... etc.", "Patience… etc."],
    ["2 000 clics, 25 000, 1 000 000", "2^000~clics, 25^000, 1^000^000"],
    ["8000 clics, 25000 clics par mois, 8000 mots", "8^000~clics, 25^000~clics par mois, 8000 mots"],
    ["12000 € par an, 2.90€, 40%, 99,9 %", "12^000~€ par an, 2,90~€, 40~%, 99,9~%"],
    ["75011 Paris en 2026, 140 pages", "75011 Paris en 2026, 140 pages"],
    ["à 10:30, ratio 16:9", "à 10:30, ratio 16:9"],
    ["2026-11-20, de 3-100, le 1er mars 2026", "2026-11-20, de 3-100, le 1er~mars~2026"],
    ["En mai 2026, en mars 20260, au format 2026", "En mai~2026, en mars 20260, au format 2026"],
    ["article 5, paragraphe 3, RFC 9110, Microsoft 365", "article~5, paragraphe~3, RFC~9110, Microsoft~365"],
    ["06 39 98 12 34 et +33 6 39 98 12 34", "06~39~98~12~34 et +33~6~39~98~12~34"],
    ["M. Martin, Mme Le Goff, Dr Martin", "M.~Martin, Mme~Le Goff, Dr~Martin"],
    ["n°5, n° 6, art. 5, § 7", "n°~5, n°~6, art.~5, §~7"],
    ["N° 5, RGAA 4, WCAG 2, ISO/IEC 18004", "N°~5, RGAA~4, WCAG~2, ISO/IEC~18004"],
    ["2 Go, 320 px, 30 s", "2~Go, 320~px, 30~s"],
    ["320 pixels, 1 module, 25 modules, 300 points", "320~pixels, 1~module, 25~modules, 300~points"],
    ["un QR code, des QR codes, un QR codec", "un QR~code, des QR~codes, un QR codec"],
    ["à 20 h 30, 9 h 05 et 20h30", "à 20~h~30, 9~h~05 et 20h30"],
    ["en 3 h, à 10 h, 30 personnes, 24 h 300", "en 3~h, à 10~h, 30 personnes, 24~h 300"],
    ["{mot} s'écrit, et 8 s'envolent", "{mot} s’écrit, et 8 s’envolent"],
    ["Par SMS : un mot. Le tel : rien. L'hôtel: plein", "Par SMS~: un mot. Le tel~: rien. L’hôtel~: plein"],
    ["un mot - deux mots - trois", "un mot – deux mots – trois"],
    ["dl=0 montre; dl=1 lance?", "dl=0 montre~; dl=1 lance~?"],
    ["{n} clics : {n} %, {max} mm", "{n}~clics~: {n}~%, {max}~mm"],
    ["Statistiques sur # jours, # clics, # mots", "Statistiques sur #~jours, #~clics, # mots"],
    ["« voir https://a.fr »", "«~voir https://a.fr~»"],
    ["«https://a.fr»", "«~https://a.fr~»"],
    ["Voir https://a.fr : bien", "Voir https://a.fr~: bien"],
    ["deux  espaces", "deux espaces"],
    ["un\u00A0mot, deux \u00A0 mots,\u2003trois\u3000", "un mot, deux mots, trois "],
    ["2\u2009000\u00A0clics\u202F! «\u00A0Place ID\u00A0»", "2^000~clics~! «~Place~ID~»"],
    ["1000clics, 1000 clics, 1000€", "1000clics, 1^000~clics, 1^000~€"],
    ["", ""],
  ])("turns %j into %j", (plain, typed) => {
    expect(shown(typeset(plain))).toBe(typed);
  });

  it.each([
    "https://maillon.example/x?a=1;b='c'&d=10:30",
    "www.maillon.example/l'ami?x",
    "support@maillon.example",
    "wa.me/33612345678?text=Bonjour",
    "export?format=pdf",
    "Ajoutez ?text= et recommencez",
    "les lettres :w: et :x:, sans plus",
    "les liens spotify:, par exemple",
    "les liens sms: ou geo:, et les schémas (mailto:, tel:)",
    "http: ou https: ou data: ou javascript:",
    "les liens spotify: ou sms:",
    "maillon.example:8080/l'ami",
    "spotify:album:4aawyAB9",
    "app.maillon.example",
    "10:30",
  ])("does not change %j", (address) => {
    expect(typeset(address)).toBe(address);
  });

  const pieces = fc.constantFrom(
    ..."ab123 '\"«»“”:;!?.,-%€°n{}()/\u00A0\u202F\u2003é",
    ..."...|https://|a.fr/|?t=|000|06 39 98 12 34|M. A|www.|10:30|mai|{marque}| 5 Go| - |20 h 30| h |tel:|sms: ".split(
      "|",
    ),
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
    fc.string({ unit: "grapheme" }),
  );
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

  it("changes nothing when it is applied again", () => {
    fc.assert(
      fc.property(texts, (text) => typeset(typeset(text)) === typeset(text)),
      { numRuns: 5_000 },
    );
  });

  it("never changes a letter or a digit", () => {
    fc.assert(
      fc.property(texts, (text) => letters(typeset(text)) === letters(text)),
      { numRuns: 5_000 },
    );
  });
});
