import { examine } from "../../../../src/tools/doctor/examine";
import { codesOf, diagnose, words } from "./diagnose";

test.each([
  ["javascript:alert(1)", "unsafe"],
  ["data:text/html,<b>", "unsafe"],
  ["mailto:a@b.fr", "not-web"],
  ["contact@a.fr", "not-web"],
  ["contact@a.fr?subject=Bonjour", "not-web"],
  ["whatsapp://send?phone=33639981234", "not-web"],
  ["tg://resolve?domain=maillon", "not-web"],
  ["com.example.app://open", "not-a-link"],
  ["whatsapp://send?text=Voir https://a.fr/", "not-web"],
  ["WhatsApp: https://a.fr/", "in-text"],
  ["Blob:https://a.fr/1f0c", "unsafe"],
  ["https://a.fr/deux mots", "spaces"],
  ["https://a.fr/plan de salle.pdf", "spaces"],
  ["https://a.fr/?q=plan de salle", "spaces"],
  ["https://a.fr/mon dossier/plan", "spaces"],
  ["https://a.fr/plan de salle", "spaces"],
  ["https://a.fr/plan (2)", "spaces"],
  ["https://a.fr/Plan de l’Étage 2", "spaces"],
  ["https://a.fr/?q=deux mots&page=2", "spaces"],
  ["https://docs.google.com/document/d/1hWz6RpKc9 LmTv3QxYb8NsJd5G", "spaces"],
  ["https://a.fr/x https://b.fr/y", "spaces"],
  ["https://a.fr/x regardez ça, c'est à 18 h !", "in-text"],
  ["https://a.fr/x?si=Ab12 merci !", "in-text"],
  ["bonjour", "not-a-link"],
  ["java\tscript:alert(1)", "unsafe"],
  ["<javascript:alert(1)>", "unsafe"],
  ["'data:text/html,x'", "unsafe"],
  ["Regarde : javascript:alert(1)", "unsafe"],
  ["Regarde : vbscript:msgbox(1)", "unsafe"],
  ["mes data: 5 Go", "not-a-link"],
  ["https et https://a.fr/ ou https://b.fr/", "not-a-link"],
  ["javascript: fetch('https://a.fr/')", "unsafe"],
  ["mailto:a@b.fr?body=Voir https://a.fr/", "not-web"],
  ["Regarde : https://a.fr/x !", "in-text"],
  [`https://a".fr/`, "not-a-link"],
  ["http://localhost:8000/x", "local"],
  ["localhost:8000/x", "local"],
  ["localhost:8000?x", "local"],
  ["localhost:8000#x", "local"],
  ["http://192.168.1.4/", "local"],
  ["http://100.64.0.1/", "local"],
  ["http://[fe90::1]/", "local"],
  ["https://router.home.arpa/", "local"],
  ["https://moi:secret@a.fr/", "password"],
  ["https://moi@a.fr/", "password"],
  ["https://:secret@a.fr/", "password"],
  ["https://jean.morel:secret@a.fr/", "password"],
  ["https://www.google.com@a.fr/login", "disguised"],
  ["https://impots.gouv.fr:443@a.fr/", "disguised"],
  ["https://www.google.com%2Flogin@a.fr/", "disguised"],
  ["https://www.google.com%20@a.fr/", "disguised"],
  ["https://www.google.com%3Fq=b@a.fr/", "disguised"],
  ["https://www.google.com%23b@a.fr/", "disguised"],
  ["https://a.fr/mot-de-passe?token=abc123", "secret"],
  ["https://a.fr/#access_token=abc&token_type=bearer", "secret"],
  ["https://a.fr/retour?code=abc&state=b", "secret"],
  ["https://a.fr/panier;jsessionid=1A2B", "secret"],
  ["https://a.fr/?PHPSESSID=1a2b", "secret"],
  ["https://a.fr/#id_token=abc", "secret"],
  ["https://a.fr/?jwt=abc", "secret"],
  ["https://a.fr/users/edit?reset_password_token=abc", "secret"],
  ["https://a.fr/action?oobCode=abc", "secret"],
  ["https://a.fr/oauth/retour?token=abc", "secret"],
  ["https://a.fr/x?a=1?utm_source=b", "misplaced"],
  ["https://a.fr/x??utm_source=b", "misplaced"],
  ["https://a.fr/x&utm_source=b", "misplaced"],
  ["https://a.fr/#tarifs?utm_source=b", "misplaced"],
  ["https://cdn.discordapp.com/a.png?ex=1&is=2&hm=3", "signed"],
  ["https://scontent.xx.fbcdn.net/v/a.jpg?oh=00_a&oe=6a", "signed"],
  ["https://a.fr/\u202Efdp.exe", "invisible"],
  ["http://a.fr/", "http"],
  ["https://93.184.216.34/", "address-number"],
  ["https://pаypal.com/", "foreign-letters"],
  ["https://www.pаypal.com/", "foreign-letters"],
  ["https://bit.ly/3xYz", "already-short"],
  ["https://a.fr/x?Signature=ab&Expires=1", "signed"],
  ["https://a.fr/(x)", "breaks"],
  ["https://a.fr/?u=https%253A%252F%252Fb.fr", "encoded-twice"],
  ["https://a.fr/photo.jpg", "empty-preview"],
  ["https://a.fr/pa\u00ADge", "invisible"],
  ["https://a.fr/\u0645\u06CC\u200C\u062E", "invisible"],
  ["https://a.fr/pag…", "cut-short"],
  ["https://a.fr/pag...", "cut-short"],
  [`https://a.fr/${"x".repeat(80)}`, "long"],
  [`https://a.fr/${"x".repeat(3_000)}`, "very-long"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fa.fr%2F&h=1", "wrapped"],
  ["https://accounts.google.com/signin", "sign-in"],
  ["https://login.microsoftonline.com/common/oauth2/authorize?redirect_uri=https%3A%2F%2Fa.fr%2F", "sign-in"],
  ["https://login.live.com/login.srf", "sign-in"],
])("%s: %s", (link, code) => expect(codesOf(link)).toContain(code));

test.each([
  ["https://a.fr/partage?token=abc123", "secret"],
  ["https://a.fr/?code=PROMO10", "secret"],
  ["https://a.fr/?code=75001&state=fr&page=2&tri=prix&min=1&max=9", "secret"],
  ["https://www.google.com@a.fr/login", "password"],
  ["https://moi@a.fr/", "disguised"],
  ["https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fa.fr%2F", "sign-in"],
  ["https://accounts.google.com.evil.test/signin", "sign-in"],
  ["https://a.fr/?u=https://b.fr/?utm_source=c", "misplaced"],
  ["https://a.fr/#/x?utm_source=b", "misplaced"],
  ["https://a.fr/x?a=1&utm_source=b", "misplaced"],
])("does not report %s as %s", (link, code) => expect(codesOf(link)).not.toContain(code));

test.each([
  "http://[::1]/",
  "http://foo.localhost/",
  "https://10.1.2.3/x",
  "http://172.16.0.1/",
  "http://172.20.1.4/",
  "http://172.31.255.254/",
  "http://169.254.10.1/",
  "http://127.0.0.1/",
  "http://0.0.0.0:8000/",
  "http://[::]:8000/",
  "http://[fc00::1]/",
  "http://[fd12:3456::1]/",
  "http://nas.lan/",
  "http://wiki.intranet/",
  "http://metadata.internal/",
  "http://box.home/",
  "http://boutique.test/",
])("%s is reported as reachable only on this device or network", (link) => expect(codesOf(link)).toContain("local"));

test.each([
  "https://localhost.run/",
  "https://10.digital/x",
  "https://127.be/",
  "https://[2606:4700::1111]/",
  "https://[2a01:fd00::1]/",
  "https://172.15.0.1/",
  "https://172.32.0.1/",
  "https://169.253.0.1/",
  "https://home.fr/",
])("%s is not reported as local", (link) => expect(codesOf(link)).not.toContain("local"));

test("names the remaining parameters that identify a person", () => {
  const named = (query: string) =>
    diagnose(`https://boutique.example/enquete?${query}`).findings.flatMap((finding) =>
      finding.code === "personal" ? [finding.fill?.mot] : [],
    );
  expect(named("client=482&contact=c.morel%40courrier.example")).toEqual(["contact"]);
  expect(named("email=jean@a.example&Tel=0639981234&prenom=Jean")).toEqual(["email", "Tel", "prenom"]);
  expect(named("email=&telephone&auteur=@maillon&tel-aviv=1&q=mail&tel=0&mail=false")).toEqual([]);
  expect(named("p=react@18.2.0&q=a@b")).toEqual([]);
  expect(named("src=abc%40group.calendar.google.com")).toEqual([]);
  expect(named("utm_source=jean@a.example")).toEqual([]);
  expect(codesOf("https://api.whatsapp.com/send?phone=33639981234&text=a")).not.toContain("personal");
  for (const name of ["email", "Email"])
    expect(codesOf(`https://calendly.com/x/30min?${name}=a@b.example`)).not.toContain("personal");
});

test("reports a local URL only as local", () => {
  expect(codesOf("http://192.168.1.4/")).toEqual(["local"]);
  expect(codesOf("http://localhost:8000/x")).toEqual(["local"]);
});

test("recognises a shortener with www. too", () =>
  expect(codesOf("https://www.bit.ly/3xYz")).toContain("already-short"));

test("reports a length from the first character over the limit", () => {
  const long = (length: number) => codesOf("https://a.fr/".padEnd(length, "x"));
  expect(long(78)).toEqual([]);
  expect(long(79)).toEqual(["long"]);
  expect(long(2_000)).toEqual(["long"]);
  expect(long(2_001)).toEqual(["very-long"]);
});

test("reports a missing preview only if the page itself, not its query, is a file", () => {
  expect(codesOf("https://a.fr/voir?fichier=photo.jpg")).not.toContain("empty-preview");
  expect(codesOf("https://a.fr/photo.avif?taille=2")).toContain("empty-preview");
});

test.each([
  ...["jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "pdf", "zip", "rar", "7z"],
  ...["doc", "DOCX", "xls", "xlsx", "ppt", "pptx", "csv", "mp3", "mp4", "mov"],
])("reports that the link of a file .%s has no preview", (ending) =>
  expect(codesOf(`https://a.fr/fichier.${ending}`)).toContain("empty-preview"),
);

test("reports a final character that a message leaves out", () =>
  expect(codesOf("https://a.fr/x!")).toContain("breaks"));

test("a kept parameter that identifies a person is reported once", () => {
  const shop = { path: "/x", label: "X", hosts: ["a.fr"], keep: ["email"], drop: [], warnings: [] };
  expect(examine("https://a.fr/?email=a@b.example", [shop], words).findings.map(({ code }) => code)).toEqual(["kept"]);
});

test.each([
  "reset",
  "password",
  "passe",
  "login",
  "signin",
  "sign-in",
  "verif",
  "confirm",
  "activation",
  "activer-mon-compte",
  "magic-link",
  "auth",
  "connexion",
])("warns that the token of a link to /%s gives access to an account", (path) =>
  expect(codesOf(`https://a.fr/${path}?token=abc123`)).toContain("secret"),
);

test.each(["activites/kayak", "passerelle", "authors/x", "magicien"])(
  "a token on /%s is not taken for one of an account",
  (path) => expect(JSON.stringify(diagnose(`https://a.fr/${path}?token=abc`).findings)).not.toContain("secret"),
);
