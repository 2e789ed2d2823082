import { codesOf, diagnose } from "./diagnose";

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
  ["https://www.pinterest.fr/offsite/?token=b&url=https%3A%2F%2Fa.fr%2F", "www.pinterest.fr"],
  ["https://vk.com/away.php?to=https%3A%2F%2Fa.fr%2F", "vk.com"],
  ["https://t.umblr.com/redirect?z=https%3A%2F%2Fa.fr%2F&t=b", "t.umblr.com"],
  ["https://go.bsky.app/redirect?u=https%3A%2F%2Fa.fr%2F", "go.bsky.app"],
  ["https://exit.sc/?url=https%3A%2F%2Fa.fr%2F", "exit.sc"],
  ["https://steamcommunity.com/linkfilter?url=https%3A%2F%2Fa.fr%2F", "steamcommunity.com"],
  ["https://urldefense.us/v3/__https://a.fr/__;!!b", "urldefense.us"],
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

test("counts what the redirect URL around the link took", () => {
  const link = "https://l.instagram.com/?u=https%3A%2F%2Fa.fr%2F&e=b";
  expect(diagnose(link).saved).toBe(link.length - "https://a.fr/".length);
});

test.each([["https://l.threads.net/?u=https%3A%2F%2Fa.fr%2F&e=b"]])("%s redirects to another URL", (link) =>
  expect(diagnose(link).cleaned).toBe("https://a.fr/"),
);

test("unwraps a redirected link whole, with its `=` unchanged", () =>
  expect(diagnose("https://www.google.com/url?q=https://a.fr/?v=1&sa=D").cleaned).toBe("https://a.fr/?v=1"));
