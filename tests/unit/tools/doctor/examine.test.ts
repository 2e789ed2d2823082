import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { examine } from "../../../../src/tools/doctor/examine";
import { matchesPattern } from "../../../../src/tools/doctor/pattern";
import type { GeneralRules } from "../../../../src/tools/doctor/findings";
import type { ServiceRule } from "../../../../src/tools/doctor/service";
import { hostileText } from "../hostile-text";

const words = JSON.parse(readFileSync("data/outils/doctor.json", "utf8")) as GeneralRules & {
  example: string;
  messages: { code: string }[];
};
const services: ServiceRule[] = readdirSync("data/raccourcir-lien").flatMap((file) => {
  const page = JSON.parse(readFileSync(`data/raccourcir-lien/${file}`, "utf8"));
  return page.doctor
    ? [{ path: `/raccourcir-lien/${file.replace(".json", "")}`, label: page.menuLabel, ...page.doctor }]
    : [];
});
const diagnose = (link: string) => examine(link, services, words);
const codesOf = (link: string) => diagnose(link).findings.flatMap(({ code }) => code ?? []);

describe("the link doctor", () => {
  test("never throws, and has words for every finding", () => {
    const known = words.messages.map(({ code }) => code);
    fc.assert(
      fc.property(hostileText, (text) => {
        const { cleaned, findings, saved } = diagnose(text);
        expect(saved).toBeGreaterThanOrEqual(0);
        if (cleaned !== undefined) expect(cleaned).toMatch(/^https?:\/\//);
        for (const { code, text: said } of findings) expect(said ?? known.includes(code)).toBeTruthy();
      }),
      { numRuns: 1_000 },
    );
  });

  test("a cleaned link is clean: examined again, it does not change", () => {
    const trackers = fc.constantFrom(
      "utm_source=a",
      "fbclid=x",
      "rlkey=k",
      "q=1",
      "gclid=%zz",
      "a",
      "=b",
      "UTM_Term=é",
      "",
    );
    const links = fc
      .tuple(fc.webUrl(), fc.array(trackers), fc.constantFrom("", "#a", "#?utm_source=b", "#xtor=a&b", "#at_a=b"))
      .map(([url, pairs, end]) => `${url}?${pairs.join("&")}${end}`);
    fc.assert(
      fc.property(fc.oneof(links, hostileText), (text) => {
        const { cleaned } = diagnose(text);
        if (cleaned !== undefined) expect(diagnose(cleaned).cleaned).toBe(cleaned);
      }),
      { numRuns: 1_000 },
    );
  });

  test("reports nothing for an empty field", () => {
    expect(diagnose(" ")).toEqual({ saved: 0, findings: [] });
  });

  test("reports a finding once, and handles thousands of parameters without delay", () => {
    expect(diagnose("https://a.fr/?fbclid=1&fbclid=2&fbclid=3").findings).toHaveLength(1);
    const many = Array.from({ length: 5_000 }, (_, at) => `utm_${at}=1`).join("&");
    const start = performance.now();
    expect(diagnose(`https://a.fr/?${many}`).findings).toHaveLength(5_000);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test("handles thousands of nested redirects or characters quickly and without throwing", () => {
    const start = performance.now();
    expect(diagnose("https://l.facebook.com/l.php?u=".repeat(20_000)).cleaned).toBeDefined();
    expect(diagnose(`a${".".repeat(200_000)}b c`).cleaned).toBeUndefined();
    for (const sign of ["&", "?"]) expect(diagnose(`https://a.fr/${sign.repeat(200_000)}`).cleaned).toBeDefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("decodes a URL copied from a page's source", () => {
    expect(diagnose("https://a.fr/?a=1&amp;utm_source=l&amp;b=2").cleaned).toBe("https://a.fr/?a=1&b=2");
  });

  test.each(["👉", "Notre réunion :", "Bonjour,", "**", "-"])("reads a URL directly after %s", (before) =>
    expect(diagnose(`${before}https://a.fr/x`).cleaned).toBe("https://a.fr/x"),
  );

  test.each([
    "« a.fr/x »",
    '"a.fr/x"',
    "<a.fr/x>",
    "(a.fr/x)",
    "a.fr/x,",
    "a.fr/x !",
    "“a.fr/x”;",
    "« a.fr/x ».",
    "(a.fr/x).",
    "[a.fr/x]",
    "'a.fr/x'",
    "‘a.fr/x’",
  ])("reads the URL of %s, typed without its scheme", (typed) =>
    expect(diagnose(typed).cleaned).toBe("https://a.fr/x"),
  );

  test("keeps brackets that belong to the URL", () => {
    expect(diagnose("a.fr/Orange_(fruit)").cleaned).toBe("https://a.fr/Orange_(fruit)");
    expect(diagnose("https://a.fr/x!").cleaned).toBe("https://a.fr/x!");
  });

  test.each(["👍", " 👍", "❤️", "👍🏽!", "👩‍💻", "🇫🇷", "👍 !", "…", "’", "**", "]"])(
    "leaves out %s after a URL in a text",
    (after) => expect(diagnose(`Super vidéo https://a.fr/x${after}`).cleaned).toBe("https://a.fr/x"),
  );

  test("keeps the emoji of a URL typed alone", () =>
    expect(diagnose("https://a.fr/👍").cleaned).toBe("https://a.fr/%F0%9F%91%8D"));

  test.each([
    "Voyez “https://a.fr/x”, merci",
    "https://a.fr/x”",
    'https://a.fr/x."',
    "Ici : Https://a.fr/x",
    "Https://a.fr/x»",
  ])("reads the URL of %s", (typed) => expect(diagnose(typed).cleaned).toBe("https://a.fr/x"));

  test.each(["n=2", "a&b", "100%", "n#2", "mon_plan", "moi@a", "quoi?x", "monPlan!", "d'accès", "plan-2"])(
    "does not cut a link at the space before %s",
    (rest) => {
      for (const scheme of ["https", "Https"]) expect(codesOf(`${scheme}://a.fr/mon ${rest}`)).toEqual(["spaces"]);
    },
  );

  test("does not cut a search at its first space", () =>
    expect(codesOf("https://a.fr/?q=sac à main, cuir")).toEqual(["spaces"]));

  test.each(["é", "7", ...["u=", "u&", "", "%", ".", "#", "+"].map((sign) => `b.fr?${sign}`), "b.fr/"])(
    "reads no URL in the middle of %shttps…",
    (before) => expect(diagnose(`${before}https://a.fr/x`).cleaned).not.toBe("https://a.fr/x"),
  );

  test("removes the trackers, keeps the required parameters, and does not change how they are written", () => {
    const link =
      "https://www.dropbox.com/scl/fi/q7/plan%2Dde%20salle.pdf?rlkey=8zk3&a=%C3%A9+b&utm_source=l&fbclid=I&dl=0";
    const { cleaned, service } = diagnose(link);
    expect(cleaned).toBe("https://www.dropbox.com/scl/fi/q7/plan%2Dde%20salle.pdf?rlkey=8zk3&a=%C3%A9+b&dl=0");
    expect(service?.path).toBe("/raccourcir-lien/dropbox");
  });

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
    ["mes data: 5 Go", "not-a-link"],
    ["https et https://a.fr/ ou https://b.fr/", "not-a-link"],
    ["javascript: fetch('https://a.fr/')", "unsafe"],
    ["mailto:a@b.fr?body=Voir https://a.fr/", "not-web"],
    ["Regarde : https://a.fr/x !", "in-text"],
    [`https://a".fr/`, "not-a-link"],
    ["http://localhost:8000/x", "local"],
    ["http://192.168.1.4/", "local"],
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
    ["https://moi@a.fr/", "disguised"],
    ["https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fa.fr%2F", "sign-in"],
    ["https://accounts.google.com.evil.test/signin", "sign-in"],
    ["https://a.fr/?u=https://b.fr/?utm_source=c", "misplaced"],
    ["https://a.fr/#/x?utm_source=b", "misplaced"],
    ["https://a.fr/x?a=1&utm_source=b", "misplaced"],
  ])("does not report %s as %s", (link, code) => expect(codesOf(link)).not.toContain(code));

  test("removes the trackers of a shared document, whatever kind of Microsoft document it is", () => {
    for (const letter of ["w", "x", "p", "f"]) {
      const shared = `https://contoso.sharepoint.com/:${letter}:/s/RH/EbX9?e=Ga7`;
      const trackers = `CID=4b1e&CT=17636&OR=Teams-HL&xsdata=MDV8&ovuser=a%40b.fr&csf=1${letter === "f" ? "" : "&web=1"}`;
      expect(diagnose(`${shared}&${trackers}`).cleaned).toBe(shared);
    }
  });

  test.each([
    ["https://docs.google.com/forms/d/e/1FAIpQ/viewform?edit2=2_ABaOnu", "edit2"],
    ["https://calendar.google.com/calendar/u/0/r/eventedit/abc123", "votre propre agenda"],
    ["https://calendar.google.com/calendar/u/0/r", "votre propre agenda"],
    ["https://uc1a2b3c.dl.dropboxusercontent.com/cd/0/get/AbC/file?dl=1", "temporaire"],
    [
      "https://www.google.com/calendar/event?action=TEMPLATE&dates=20270313T170000Z/20270313T180000Z",
      "temps universel",
    ],
    ["https://zoom.us/j/123456789?zak=eyJ0&pwd=a1", "zak"],
    ["https://wa.me/00966505501397", "sans le 0"],
    ["https://wa.me/0343906456", "sans le 0"],
    ["https://t.me/joinchat/AbCdEfGhIjK", "invitation"],
  ])("warns for %s: %s", (link, words) => {
    expect(diagnose(link).findings).toContainEqual({ kind: "warning", text: expect.stringContaining(words) });
  });

  test.each([
    ["https://docs.google.com/forms/d/e/1FAIpQ/viewform?ouid=108982467493638405621", ""],
    [
      "https://api.whatsapp.com/send/?phone=33639981234&text=Salut&type=phone_number&app_absent=0",
      "?phone=33639981234&text=Salut",
    ],
    ["https://web.whatsapp.com/send?phone=33639981234&mode=x", "?phone=33639981234"],
    ["https://x.com/nom/status/1?cxt=HHwW", ""],
    ["https://forms.office.com/r/AbCdEf?origin=lprLink", ""],
    ["https://forms.cloud.microsoft/pages/responsepage.aspx?id=AbCdEf&route=shorturl", "?id=AbCdEf"],
    [
      "https://contoso-my.sharepoint.com/personal/a/_layouts/15/stream.aspx?id=%2Fb.mp4&referrer=StreamWebApp.Web&referrerScenario=AddressBarCopied.view.417b8c01",
      "?id=%2Fb.mp4",
    ],
  ])("for %s, keeps %s", (link, query) => expect(new URL(diagnose(link).cleaned!).search).toBe(query));

  test("keeps the parameter that opens a SharePoint file in the browser instead of downloading it", () => {
    const direct = "https://contoso.sharepoint.com/sites/rh/Documents%20partages/Planning.xlsx?web=1";
    expect(diagnose(direct).cleaned).toBe(direct);
  });

  test("warns that a calendar's secret URL is secret", () => {
    const { findings } = diagnose("https://calendar.google.com/calendar/ical/a%40b.fr/private-0123/basic.ics");
    expect(findings).toContainEqual({ kind: "warning", text: expect.stringContaining("adresse secrète") });
  });

  test.each(["a.fr/x", "  https://a.fr/x\n"])("%j is not reported as a link in a text", (link) =>
    expect(codesOf(link)).not.toContain("in-text"),
  );

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

  test.each("fr com de it es co.uk com.be nl pl se ie com.tr ca".split(" "))(
    "recognises the Amazon shop of .%s, and suggests no shop of another country",
    (ending) => {
      const shop = `https://www.amazon.${ending}/dp/B0C4X7K9QZ`;
      const { cleaned, service, findings } = diagnose(`${shop}/ref=sr_1_5?crid=2K9F&qid=17&tag=brindille-21`);
      expect(service?.path).toBe("/raccourcir-lien/amazon");
      expect(cleaned).toBe(`${shop}/ref=sr_1_5?tag=brindille-21`);
      expect(findings.map(({ text }) => text).join()).not.toContain("amazon.fr");
    },
  );

  test("keeps the parameters of an Amazon search, and says that a product page does not need them", () => {
    const search = "https://www.amazon.fr/gp/search?tag=brindille-21&keywords=lampe";
    expect(diagnose(search).cleaned).toBe(search);
    const isTold = (link: string) => diagnose(link).findings.some(({ text }) => text?.startsWith("keywords"));
    expect(isTold(search)).toBe(false);
    expect(isTold("https://www.amazon.fr/dp/B0C4X7K9QZ?keywords=lampe")).toBe(true);
  });

  test("a URL pasted into the middle of another one is not a link", () =>
    ["https", "Https"].forEach((scheme) =>
      expect(codesOf(`https://www.bou${scheme}://drive.google.com/file/d/1AbC/viewtique.example/`)).toEqual([
        "not-a-link",
      ]),
    ));

  test("names the remaining parameters that identify a person", () => {
    const named = (query: string) =>
      diagnose(`https://boutique.example/enquete?${query}`).findings.flatMap((finding) =>
        finding.code === "personal" ? [finding.fill?.mot] : [],
      );
    expect(named("client=482&contact=c.morel%40courrier.example")).toEqual(["contact"]);
    expect(named("email=jean@a.example&Tel=0639981234&prenom=Jean")).toEqual(["email", "Tel", "prenom"]);
    expect(named("email=&telephone&auteur=@maillon&tel-aviv=1&q=mail&tel=0&mail=false")).toEqual([]);
    expect(named("src=abc%40group.calendar.google.com")).toEqual([]);
    expect(named("utm_source=jean@a.example")).toEqual([]);
    expect(codesOf("https://api.whatsapp.com/send?phone=33639981234&text=a")).not.toContain("personal");
    for (const name of ["email", "Email"])
      expect(codesOf(`https://calendly.com/x/30min?${name}=a@b.example`)).not.toContain("personal");
  });

  test("unwraps a link from redirect URLs, however often it is wrapped", () => {
    const twice = `https://www.google.com/url?q=${encodeURIComponent("https://l.facebook.com/l.php?u=https%3A%2F%2Fa.fr%2F%3Ffbclid%3D1")}`;
    expect(diagnose(twice).cleaned).toBe("https://a.fr/");
  });

  test.each([
    ["https://www.google.com/url?sa=t&q=&url=https%3A%2F%2Fa.fr%2F&usg=b", "www.google.com"],
    ["https://www.google.be/url?q=https://a.fr/&sa=D", "www.google.be"],
    ["https://maps.google.co.uk/url?q=https://a.fr/", "maps.google.co.uk"],
    ["https://www.google.com.br/url?q=https://a.fr/", "www.google.com.br"],
    ["https://www.google.cat/url?q=https://a.fr/", "www.google.cat"],
    ["https://www.youtube.com/redirect?event=b&q=https%3A%2F%2Fa.fr%2F", "www.youtube.com"],
    ["https://l.instagram.com/?u=https%3A%2F%2Fa.fr%2F&e=b", "l.instagram.com"],
    ["https://l.messenger.com/l.php?u=https%3A%2F%2Fa.fr%2F&h=b", "l.messenger.com"],
    ["https://www.linkedin.com/safety/go/?url=https%3A%2F%2Fa%2Efr%2F&urlhash=b", "www.linkedin.com"],
    ["https://l.threads.com/?u=https%3A%2F%2Fa.fr%2F&e=b", "l.threads.com"],
    ["https://www.tiktok.com/link/v2?aid=1988&scene=bio_url&target=https%3A%2F%2Fa.fr%2F", "www.tiktok.com"],
    ["https://l.wl.co/l?u=https%3A%2F%2Fa.fr%2F&e=AT", "l.wl.co"],
    ["https://duckduckgo.com/l/?uddg=https%3A%2F%2Fa.fr%2F&rut=b", "duckduckgo.com"],
    ["https://consent.youtube.com/m?continue=https%3A%2F%2Fa.fr%2F&gl=FR", "consent.youtube.com"],
    ["https://www.googleadservices.com/pagead/aclk?sa=L&adurl=https://a.fr/", "www.googleadservices.com"],
    ["https://www.facebook.com/flx/warn/?u=https%3A%2F%2Fa.fr%2F&h=b", "www.facebook.com"],
    ["https://www.google.com/amp/s/a.fr/", "www.google.com"],
    ["https://a-fr.cdn.ampproject.org/c/s/a.fr/", "a-fr.cdn.ampproject.org"],
    ["https://urldefense.com/v3/__https://a.fr/__;!!abc$", "urldefense.com"],
    ["https://urldefense.proofpoint.com/v2/url?u=https-3A__a.fr_&d=DwMFaQ&c=b", "urldefense.proofpoint.com"],
    ["https://urldefense.proofpoint.com/v1/url?u=https://a.fr/&k=b&r=c", "urldefense.proofpoint.com"],
    ["https://accounts.google.com/ServiceLogin?service=wise&continue=https%3A%2F%2Fa.fr%2F", "accounts.google.com"],
    ["https://accounts.google.com/v3/signin/identifier?continue=https://a.fr/&hl=fr", "accounts.google.com"],
    ["https://www.youtube.com/signin?action_handle_signin=true&next=https%3A%2F%2Fa.fr%2F", "www.youtube.com"],
    ["https://www.linkedin.com/authwall?trk=bf&sessionRedirect=https%3A%2F%2Fa.fr%2F", "www.linkedin.com"],
    ["https://www.linkedin.com/uas/login?session_redirect=https%3A%2F%2Fa.fr%2F", "www.linkedin.com"],
    ["https://www.facebook.com/login/?next=https%3A%2F%2Fa.fr%2F", "www.facebook.com"],
    ["https://www.facebook.com/login/?next=%2F%2Fa.fr%2F", "www.facebook.com"],
    ["https://www.instagram.com/accounts/login?next=https%3A%2F%2Fa.fr%2F", "www.instagram.com"],
    ["https://www.linkedin.com/login/fr?session_redirect=https%3A%2F%2Fa.fr%2F", "www.linkedin.com"],
    ["https://m.facebook.com/login.php?next=https%3A%2F%2Fa.fr%2F", "m.facebook.com"],
    ["https://r.search.yahoo.com/_ylt=b/RV=2/RU=https%3a%2f%2fa.fr%2f/RK=2/RS=c-", "r.search.yahoo.com"],
    ["https://www.bing.com/ck/a?!&&p=b&psq=c&u=a1aHR0cHM6Ly9hLmZyLw&ntb=1", "www.bing.com"],
    ["https://www.bing.com/ck/a?!&&p=b&u=a1aHR0cHM6Ly9hLmZyLw%3d%3d", "www.bing.com"],
    ["https://out.reddit.com/t3_b?url=https%3A%2F%2Fa.fr%2F&token=c", "out.reddit.com"],
    ["https://www.pinterest.com/offsite/?token=b&url=https%3A%2F%2Fa.fr%2F", "www.pinterest.com"],
    [
      "https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.fr%2F&data=b",
      "eur03.safelinks.protection.outlook.com",
    ],
    [
      "https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fa.fr%2F",
      "statics.teams.cdn.office.net",
    ],
  ])("%s only redirects to another URL", (link, mot) => {
    const { cleaned, findings } = diagnose(link);
    expect(cleaned).toBe("https://a.fr/");
    expect(findings).toContainEqual({ kind: "warning", code: "wrapped", fill: { mot } });
  });

  test("unwraps URL-safe base64, accents included, and leaves other values", () => {
    const bing = (held: string) => `https://www.bing.com/ck/a?u=${held}`;
    // "https://a.fr/ÿ?~é", whose base64 contains both characters that URL-safe base64 replaces
    expect(diagnose(bing("a1aHR0cHM6Ly9hLmZyL8O_P37DqQ")).cleaned).toBe("https://a.fr/%C3%BF?~%C3%A9");
    for (const held of ["a1aHR0c", "a1L2ltYWdlcw", "aHR0cHM6Ly9hLmZyLw"])
      expect(diagnose(bing(held)).findings.map(({ code }) => code)).not.toContain("wrapped");
  });

  test.each([
    ["https://urldefense.com/v3/__https://a.fr/page?id=12__;!!AbC!xyz$", "https://a.fr/page?id=12"],
    ["https://urldefense.com/v3/__http://a.fr:8080/page__;!!AbC!xyz$", "http://a.fr:8080/page"],
    ["https://urldefense.com/v3/__https:/a.fr/x__;!!AbC!xyz$", "https://a.fr/x"],
    [
      "https://urldefense.proofpoint.com/v2/url?u=http-3A__a.fr_page-2Dun-5Fdeux-3Fb-3D1-26c-3Dd-2520e&d=DwMFaQ",
      "http://a.fr/page-un_deux?b=1&c=d%20e",
    ],
    ["https://r.search.yahoo.com/_ylt=b/RU=http%3a%2f%2fa.fr%2fx%3fb%3d1/RK=2/RS=c-?d=e", "http://a.fr/x?b=1"],
  ])("unwraps the complete URL from %s, unchanged", (link, cleaned) => expect(diagnose(link).cleaned).toBe(cleaned));

  test("does not unwrap a URL with missing characters", () =>
    expect(codesOf("https://urldefense.com/v3/__https://a.fr/b*c__;JQ!!AbC!xyz$")).not.toContain("wrapped"));

  test("unwraps a network's own page from its sign-in page", () =>
    expect(diagnose("https://www.instagram.com/accounts/login/?next=%2Fp%2FAbC%2F&source=b").cleaned).toBe(
      "https://www.instagram.com/p/AbC/",
    ));

  test("unwraps a shop's own page from its advertisement", () => {
    const link = "https://www.amazon.fr/sspa/click?ie=UTF8&spc=b&url=%2FLivre%2Fdp%2FB0DSPM9RQZ%2F";
    expect(diagnose(link).cleaned).toBe("https://www.amazon.fr/Livre/dp/B0DSPM9RQZ/");
  });

  test("unwraps a link with its own parameters", () =>
    expect(diagnose("https://www.google.fr/amp/s/a.fr/x?id=5&fbclid=b").cleaned).toBe("https://a.fr/x?id=5"));

  test("unwraps a link with its special characters", () =>
    expect(diagnose("https://www.google.com/url?rct=j&url=https://a.fr/b+c?q=d%2Be&usg=x").cleaned).toBe(
      "https://a.fr/b+c?q=d+e",
    ));

  test("does not unwrap another site's URL that looks like a redirect", () => {
    for (const host of ["google.be.evil.test", "google.xyz", "google.top"]) {
      const link = `https://www.${host}/url?q=https://a.fr/`;
      expect(diagnose(link).cleaned).toBe(link);
    }
  });

  test.each([
    ["<https://a.fr/x>", "https://a.fr/x"],
    ["« https://a.fr/x »", "https://a.fr/x"],
    ["'https://a.fr/x'", "https://a.fr/x"],
    ["(https://a.fr/x).", "https://a.fr/x"],
    ["(voir https://a.fr/Lyon_(Rome))", "https://a.fr/Lyon_(Rome)"],
    ["[Le titre](https://a.fr/x)", "https://a.fr/x"],
    ["Regarde ça : https://a.fr/x?b=1, c'est bien !", "https://a.fr/x?b=1"],
  ])("finds the only link of %s", (text, link) => expect(diagnose(text).cleaned).toBe(link));

  test("counts the characters saved by cleaning, not the missing scheme or the text around the link", () => {
    expect(diagnose("a.fr?gclid=1").saved).toBe("?gclid=1".length);
    expect(diagnose("https://a.fr/ééé?gclid=1").saved).toBe("?gclid=1".length);
    expect(diagnose("Regarde : https://a.fr/").saved).toBe(0);
  });

  test.each(["Signature", "X-Amz-Signature", "X-Goog-Signature", "sig", "hmac"])(
    "never changes a URL signed by %s",
    (signature) => {
      const link = `https://a.fr/x?utm_source=b&${signature}=ab`;
      expect(diagnose(link).cleaned).toBe(link);
    },
  );

  test.each([
    ["#xtor=AL-32280270-%5Bwhatsapp%5D", ["xtor"]],
    ["#at_medium=email&at_campaign=promo", ["at_medium", "at_campaign"]],
    ["?fbclid=1#srsltid=a", ["fbclid", "srsltid"]],
  ])("removes %s, which contains only trackers, even after the #", (end, names) => {
    const { cleaned, saved, findings } = diagnose(`https://a.fr/x${end}`);
    expect(cleaned).toBe("https://a.fr/x");
    expect(saved).toBe(end.length);
    expect(findings).toEqual(names.map((mot) => ({ kind: "drop", code: "dropped", fill: { mot } })));
  });

  it("says that campaign parameters are used for measurement, in the query and after the #", () => {
    const { findings } = diagnose("https://a.fr/x?fbclid=1&UTM_Source=b#utm_source=a");
    expect(findings.map((finding) => finding.code)).toEqual(["dropped", "campaign", "campaign"]);
  });

  test.each([
    "#xtor",
    "#xtor=a&page=2",
    "#at_medium=email&menu",
    "#/?utm_source=a",
    "#!utm_source=a",
    "#utm_source=a/b",
    "#utm_source=a:~:text=b",
  ])("keeps %s, which may lead to a place on the page", (end) => {
    expect(diagnose(`https://a.fr/x${end}`).cleaned).toBe(`https://a.fr/x${end}`);
    expect(diagnose(`https://a.fr/x?fbclid=1${end}`).cleaned).toBe(`https://a.fr/x${end}`);
  });

  test.each(["ex=a", "hm=a", "oe=utf-8", "oh=a"])("treats a URL as signed by two parameters, not by %s alone", (one) =>
    expect(diagnose(`https://a.fr/x?${one}&fbclid=b`).cleaned).toBe(`https://a.fr/x?${one}`),
  );

  test("keeps the trackers after the # of a signed URL", () => {
    const link = "https://a.fr/x?sig=b#xtor=a";
    expect(diagnose(link).cleaned).toBe(link);
  });

  test.each(["wa.me/0612345678", "wa.me/+33612345678", "api.whatsapp.com/send?phone=0612345678"])(
    "explains how %s must write its number",
    (link) =>
      expect(
        diagnose(link)
          .findings.map(({ text }) => text)
          .join(),
      ).toMatch(/sans le 0 de tête ni le \+/),
  );

  test.each(["gad_source=1&gad_campaignid=2", "ScCid=a", "xtor=AL-8", "at_medium=a&at_link_id=b", "mtm_campaign=a"])(
    "%s only measures the visit",
    (query) => expect(diagnose(`https://a.fr/?${query}`).cleaned).toBe("https://a.fr/"),
  );

  test.each([
    ["https://docs.google.com/document/d/abc/edit", "google-doc"],
    ["https://docs.google.com/forms/d/e/abc/viewform", "google-form"],
    ["https://contoso.sharepoint.com/:w:/s/a", "word"],
    ["https://contoso.sharepoint.com/sites/a", "sharepoint"],
    ["https://us02web.zoom.us/j/1?pwd=a", "zoom"],
  ])("%s belongs to the page %s", (link, page) =>
    expect(diagnose(link).service?.path).toBe(`/raccourcir-lien/${page}`),
  );

  test("another site whose host ends the same way is not the service", () => {
    expect(diagnose("https://notdropbox.com/scl/fi/a").service).toBeUndefined();
    expect(diagnose("https://dropbox.com.evil.test/scl/fi/a").service).toBeUndefined();
  });

  test.each([
    ["https://www.notion.so/Page-abc?source=copy_link", "https://www.notion.so/Page-abc"],
    ["https://maps.app.goo.gl/abc?g_st=ic", "https://maps.app.goo.gl/abc"],
    ["https://m.facebook.com/story.php?story_fbid=1&id=2&_rdr", "https://m.facebook.com/story.php?story_fbid=1&id=2"],
    [
      "https://www.linkedin.com/in/a?trkInfo=b&licu=c&original_referer=d&originalReferer=e",
      "https://www.linkedin.com/in/a",
    ],
    ["https://www.linkedin.com/in/a?midToken=b&midSig=c&trkEmail=d&otpToken=e", "https://www.linkedin.com/in/a"],
    ["https://www.tiktok.com/@a/video/1?is_copy_url=1", "https://www.tiktok.com/@a/video/1"],
  ])("removes from %s what the service adds to its shared links", (link, cleaned) =>
    expect(diagnose(link).cleaned).toBe(cleaned),
  );

  test("recognises the visitor's own Drive and a folder with several accounts open, and on a phone", () => {
    const said = (link: string) => diagnose(link).findings.map(({ text }) => text);
    const drive = "https://drive.google.com/drive";
    expect(said(`${drive}/u/0/my-drive`)).toEqual(said(`${drive}/my-drive`));
    for (const place of ["u/1", "mobile"]) {
      expect(said(`${drive}/${place}/folders/1rLk8VwQz5`)).toEqual(said(`${drive}/folders/1rLk8VwQz5`));
    }
    expect(said(`${drive}/my-drive`)).toHaveLength(1);
  });

  const ID = "1rLk8VwQz5NcXmT3pYb7HsJd2GfUeAo9K";
  test.each([
    [`docs.google.com/a/ecole.fr/document/d/${ID}/edit?usp=sharing`, `docs.google.com/document/d/${ID}/edit`],
    [`docs.google.com/u/0/forms/d/${ID}/edit`, `docs.google.com/forms/d/${ID}/edit`],
    [`drive.google.com/a/ecole.fr/file/d/${ID}/view`, `drive.google.com/file/d/${ID}/view`],
    [`photos.google.com/u/1/share/${ID}?key=b`, `photos.google.com/share/${ID}?key=b`],
    [`photos.google.com/u/1/photo/${ID}`, `photos.google.com/photo/${ID}`],
  ])("says the same about %s, which names an account, as about %s", (link, plain) => {
    const said = (address: string) => {
      const { service, findings } = diagnose(address);
      return [service?.path, findings.flatMap(({ text }) => text ?? [])];
    };
    expect(said(link)).toEqual(said(plain));
    expect(said(plain)[1]).not.toEqual([]);
  });

  test("does not take a part of another site's URL for an account", () =>
    expect(diagnose("https://www.dropbox.com/u/0/home").findings).toEqual([]));

  test.each([
    [`https://docs.google.com/drawings/d/${ID}/edit?usp=sharing`, "google-doc"],
    [`https://drive.usercontent.google.com/download?id=${ID}&export=download&authuser=0`, "drive"],
    [`https://docs.google.com/uc?id=${ID}&authuser=0`, "drive"],
  ])("recognises %s, and removes what Google adds to it", (link, page) => {
    const { cleaned, service } = diagnose(link);
    expect(service?.path).toBe(`/raccourcir-lien/${page}`);
    expect(cleaned).toBe(link.replace(/[?&](usp|authuser)=.*/, ""));
  });

  test("does not report a shared agenda link as the visitor's own agenda", () =>
    expect(diagnose("https://calendar.google.com/calendar/u/0/r?cid=abc").findings).toEqual([
      { kind: "keep", code: "kept", fill: { mot: "cid" } },
    ]));

  test.each(services)("$label: each host leads to its rule, and each warning occurs for some link", (service) => {
    for (const host of service.hosts) expect(diagnose(`https://${host}/`).service?.path).toBe(service.path);
    for (const { when, text } of service.warnings) {
      const { parameter, value, path, without } = when;
      const filled = (pattern: string) => pattern.replaceAll("*", "x");
      const query = parameter ? `?${filled(parameter)}=${filled(value ?? "x")}` : "";
      const links = service.hosts.map((host) => {
        const end = filled(path?.replace(/^\*\/?/, "/") ?? "");
        return `https://${path?.startsWith("/") ? host.replace(/\/.*/, "") : host}${end}`;
      });
      const saidOf = (query: string) =>
        links.flatMap((link) => diagnose(link + query).findings.map((finding) => finding.text));
      expect(saidOf(query)).toContain(text);
      if (parameter) expect(saidOf("")).not.toContain(text);
      if (without) expect(saidOf(`${query ? `${query}&` : "?"}${filled(without)}=x`)).not.toContain(text);
    }
  });

  test("in a pattern, * matches any text", () => {
    expect(matchesPattern("utm_*", "UTM_source")).toBe(true);
    expect(matchesPattern("*/edit", "/document/d/1/edit")).toBe(true);
    expect(matchesPattern("/file/*", "/files/1")).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, end) => {
        expect(matchesPattern("*", start)).toBe(true);
        if (!/[*]/.test(start + end)) expect(matchesPattern(`${start}*${end}`, `${start}x${end}`)).toBe(true);
      }),
    );
  });
});

describe("the link doctor's details", () => {
  test("reports a service's required parameters, and keeps them even if they are dropped elsewhere", () => {
    const kept = (link: string) =>
      diagnose(link)
        .findings.filter(({ kind }) => kind === "keep")
        .map((finding) => finding.code && finding.fill?.mot);
    expect(kept("https://www.youtube.com/watch?v=a&t=42")).toEqual(["v", "t"]);
    const shop = { path: "/x", label: "X", hosts: ["a.fr"], keep: ["xtor"], drop: [], warnings: [] };
    expect(examine("https://a.fr/?xtor=b", [shop], words).cleaned).toBe("https://a.fr/?xtor=b");
  });
  test("reports a local URL only as local", () => {
    expect(codesOf("http://192.168.1.4/")).toEqual(["local"]);
    expect(codesOf("http://localhost:8000/x")).toEqual(["local"]);
  });
  test("recognises a shortener with www. too", () =>
    expect(codesOf("https://www.bit.ly/3xYz")).toContain("already-short"));
  test("does not change a link if nothing can be removed", () => {
    for (const link of ["https://a.fr/?", "https://a.fr/?b&&c"])
      expect(diagnose(link)).toMatchObject({ cleaned: link, saved: 0 });
  });
  test("counts what the redirect URL around the link took", () => {
    const link = "https://l.instagram.com/?u=https%3A%2F%2Fa.fr%2F&e=b";
    expect(diagnose(link).saved).toBe(link.length - "https://a.fr/".length);
  });
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
  test("reports a final character that a message leaves out", () =>
    expect(codesOf("https://a.fr/x?")).toContain("breaks"));
  test("warns about a Dropbox link that opens a preview, not about one that downloads", () => {
    const said = (value: string) =>
      diagnose(`https://www.dropbox.com/scl/fi/a/b.pdf?rlkey=c&dl=${value}`).findings.filter(({ text }) => text);
    expect(said("0")).toHaveLength(1);
    expect(said("1")).toEqual([]);
    expect(
      diagnose("https://www.dropbox.com/scl/fi/a/b.pdf?rlkey=c&page=0").findings.filter(({ text }) => text),
    ).toEqual([]);
  });
  test.each([["https://l.threads.net/?u=https%3A%2F%2Fa.fr%2F&e=b"]])("%s redirects to another URL", (link) =>
    expect(diagnose(link).cleaned).toBe("https://a.fr/"),
  );
  test("keeps a fragment with `!`, which is not a tracker", () =>
    expect(diagnose("https://a.fr/x#utm_source=a!b").cleaned).toBe("https://a.fr/x#utm_source=a!b"));
  test("a kept parameter that identifies a person is reported once", () => {
    const shop = { path: "/x", label: "X", hosts: ["a.fr"], keep: ["email"], drop: [], warnings: [] };
    expect(examine("https://a.fr/?email=a@b.example", [shop], words).findings.map(({ code }) => code)).toEqual([
      "kept",
    ]);
  });
  test("the parts of a pattern match one after another without overlap", () => {
    expect(matchesPattern("ab*ba", "aba")).toBe(false);
    expect(matchesPattern("/u/*/photo/*", "/u/photo/1")).toBe(false);
    expect(matchesPattern("*aa*a", "aa")).toBe(false);
    expect(matchesPattern("*ab*ab*", "xaby")).toBe(false);
    expect(matchesPattern("a*bc*c", "abc")).toBe(false);
  });

  test("unwraps a redirected link whole, with its `=` unchanged", () =>
    expect(diagnose("https://www.google.com/url?q=https://a.fr/?v=1&sa=D").cleaned).toBe("https://a.fr/?v=1"));
});
