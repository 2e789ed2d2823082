import { examine } from "../../../../src/tools/doctor/examine";
import { diagnose, services, words } from "./diagnose";

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
  ["https://calendar.google.com/calendar/u/0/r/week/2027/3/13", "votre propre agenda"],
  ["https://calendar.google.com/calendar/r/settings", "votre propre agenda"],
  ["https://drive.google.com/drive/u/0/home", "son propre Drive"],
  ["https://drive.google.com/drive/shared-with-me", "son propre Drive"],
  ["https://www.dropbox.com/work/Plans", "votre espace"],
  ["https://www.dropbox.com/personal", "votre espace"],
  ["https://www.dropbox.com/preview/plan.pdf", "votre espace"],
  ["https://uc1a2b3c.dl.dropboxusercontent.com/cd/0/get/AbC/file?dl=1", "temporaire"],
  ["https://www.google.com/calendar/event?action=TEMPLATE&dates=20270313T170000Z/20270313T180000Z", "temps universel"],
  ["https://zoom.us/j/123456789?zak=eyJ0&pwd=a1", "zak"],
  ["https://us02web.zoom.us/j/123456789?pwd=a1", "dans la réunion"],
  ["https://zoom.us/wc/join/123456789?pwd=a1", "dans la réunion"],
  ["https://zoom.us/my/ines?pwd=a1", "dans la réunion"],
  ["https://us02web.zoom.us/rec/share/AbC.dEf?pwd=a1", "regarder l'enregistrement"],
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

test.each([
  "wa.me/0612345678",
  "wa.me/+33612345678",
  "api.whatsapp.com/send?phone=0612345678",
  "api.whatsapp.com/send?phone=+33612345678",
  "api.whatsapp.com/send?phone=%2B33612345678",
])("explains how %s must write its number", (link) =>
  expect(
    diagnose(link)
      .findings.map(({ text }) => text)
      .join(),
  ).toMatch(/sans le 0 de tête ni le \+/),
);

test.each([
  ["https://docs.google.com/document/d/abc/edit", "google-doc"],
  ["https://docs.google.com/forms/d/e/abc/viewform", "google-form"],
  ["https://contoso.sharepoint.com/:w:/s/a", "word"],
  ["https://contoso.sharepoint.com/sites/a", "sharepoint"],
  ["https://us02web.zoom.us/j/1?pwd=a", "zoom"],
])("%s belongs to the page %s", (link, page) => expect(diagnose(link).service?.path).toBe(`/raccourcir-lien/${page}`));

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

test("recognises Maps in the countries around", () => {
  for (const ending of "fr be ch ca lu es it pt nl co.uk pl ie".split(" "))
    expect(diagnose(`https://www.google.${ending}/maps/place/Lyon`).service?.path).toBe("/raccourcir-lien/google-maps");
});

test("says of a recording's link that it opens the recording, not a meeting", () =>
  expect(diagnose("https://zoom.us/rec/share/AbC?pwd=a1").findings.filter(({ text }) => text)).toHaveLength(1));

test("does not report a link that adds an event as the visitor's own agenda", () => {
  const link = "https://calendar.google.com/calendar/u/0/r/eventedit?text=Quai&dates=20270313/20270314";
  expect(diagnose(link).findings.filter(({ text }) => text)).toEqual([]);
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
    const query = parameter ? `?${filled(parameter)}=${encodeURIComponent(filled(value ?? "x"))}` : "";
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

test("reports a service's required parameters, and keeps them even if they are dropped elsewhere", () => {
  const kept = (link: string) =>
    diagnose(link)
      .findings.filter(({ kind }) => kind === "keep")
      .map((finding) => finding.code && finding.fill?.mot);
  expect(kept("https://www.youtube.com/watch?v=a&t=42")).toEqual(["v", "t"]);
  const shop = { path: "/x", label: "X", hosts: ["a.fr"], keep: ["xtor"], drop: [], warnings: [] };
  expect(examine("https://a.fr/?xtor=b", [shop], words).cleaned).toBe("https://a.fr/?xtor=b");
});

test("warns about a Dropbox link that opens a preview, not about one that downloads", () => {
  const said = (value: string) =>
    diagnose(`https://www.dropbox.com/scl/fi/a/b.pdf?rlkey=c&dl=${value}`).findings.filter(({ text }) => text);
  expect(said("0")).toHaveLength(1);
  expect(said("1")).toEqual([]);
  expect(diagnose("https://www.dropbox.com/scl/fi/a/b.pdf?rlkey=c&page=0").findings.filter(({ text }) => text)).toEqual(
    [],
  );
});
