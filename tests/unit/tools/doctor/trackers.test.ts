import { diagnose, words } from "./diagnose";

test("removes the trackers, keeps the required parameters, and does not change how they are written", () => {
  const link =
    "https://www.dropbox.com/scl/fi/q7/plan%2Dde%20salle.pdf?rlkey=8zk3&a=%C3%A9+b&utm_source=l&fbclid=I&dl=0";
  const { cleaned, service } = diagnose(link);
  expect(cleaned).toBe("https://www.dropbox.com/scl/fi/q7/plan%2Dde%20salle.pdf?rlkey=8zk3&a=%C3%A9+b&dl=0");
  expect(service?.path).toBe("/raccourcir-lien/dropbox");
});

test.each(["Signature", "X-Amz-Signature", "X-Goog-Signature", "sig", "hmac"])(
  "never changes a URL signed by %s",
  (signature) => {
    const link = `https://a.fr/x?utm_source=b&${signature}=ab`;
    for (const end of ["", "#"]) expect(diagnose(link + end).cleaned).toBe(link + end);
  },
);

test.each([
  ["#xtor=AL-32280270-%5Bwhatsapp%5D", ["xtor"], "campaign"],
  ["#at_medium=email&at_campaign=promo", ["at_medium", "at_campaign"], "campaign"],
  ["?mtm_campaign=a&pk_kwd=b", ["mtm_campaign", "pk_kwd"], "campaign"],
  ["?fbclid=1#srsltid=a", ["fbclid", "srsltid"], "dropped"],
])("removes %s, which contains only trackers, even after the #", (end, names, code) => {
  const { cleaned, saved, findings } = diagnose(`https://a.fr/x${end}`);
  expect(cleaned).toBe("https://a.fr/x");
  expect(saved).toBe(end.length);
  expect(findings).toEqual(names.map((mot) => ({ kind: "drop", code, fill: { mot } })));
});

test.each(["?", "#", "?#", "?fbclid=1#"])("removes what is left of %s", (end) => {
  const { cleaned, saved, findings } = diagnose(`https://a.fr/x${end}`);
  expect(cleaned).toBe("https://a.fr/x");
  expect(saved).toBe(end.length);
  expect(findings.map(({ kind }) => kind)).toEqual(end.includes("=") ? ["drop"] : []);
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

test.each([
  "gad_source=1&gad_campaignid=2",
  "ScCid=a",
  "ysclid=a&_openstat=b",
  "guccounter=1&guce_referrer=a&guce_referrer_sig=b",
  "xtor=AL-8",
  "at_medium=a&at_link_id=b",
  "mtm_campaign=a",
])("%s only measures the visit", (query) => expect(diagnose(`https://a.fr/?${query}`).cleaned).toBe("https://a.fr/"));

test("keeps a fragment with `!`, which is not a tracker", () =>
  expect(diagnose("https://a.fr/x#utm_source=a!b").cleaned).toBe("https://a.fr/x#utm_source=a!b"));

/** A credential, which the doctor only warns of. */
const SECRET = "access_token";

test.each(words.keep.filter((mot) => mot !== SECRET))("keeps %s on any site, and says that it must stay", (mot) => {
  const { cleaned, findings } = diagnose(`https://a.fr/x?${mot}=1&fbclid=2`);
  expect(cleaned).toContain(`?${mot}=1`);
  expect(findings).toContainEqual({ kind: "keep", code: "kept", fill: { mot } });
});

test("keeps a credential, and does not say in the same breath to share it and not to", () => {
  const { cleaned, findings } = diagnose(`https://a.fr/x?${SECRET}=1&fbclid=2`);
  expect(cleaned).toContain(`?${SECRET}=1`);
  expect(findings.filter((finding) => JSON.stringify(finding).includes(SECRET))).toEqual([
    { kind: "warning", code: "secret", fill: { mot: SECRET } },
  ]);
});
