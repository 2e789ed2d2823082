import { FOUR_FIELDS, json } from "../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../small-site";
import { reportedOf } from "./tools/tool-words";
import { checkAgain } from "../problems-with";

const RULE = { hosts: ["essai.example"], keep: ["cle"], drop: ["trace"], warnings: [] };
const warning = (when: object) => ({
  ...RULE,
  warnings: [{ when, text: "Une phrase assez longue pour avertir le lecteur." }],
});

const reported = (doctor: object) =>
  checkAgain([...SITE, { path: "raccourcir-lien/essai.json", text: json({ ...FOUR_FIELDS, doctor }) }]).problems;

describe("a rule of the link doctor", () => {
  it.each([
    ["an empty condition", warning({}), "doctor.warnings[0].when", "vide"],
    ["a path without slash or star", warning({ path: "file/d/*" }), "doctor.warnings[0].when.path", "forme"],
    ["one parameter kept and dropped", { ...RULE, drop: ["trace", "Cle"] }, "doctor.drop[1]", "keep"],
    ["a condition on no name", warning({ parameter: "dl=" }), "doctor.warnings[0].when.parameter", "forme"],
    [
      "the host of another page",
      { ...RULE, hosts: ["essai.example", "dropbox.com"] },
      "doctor.hosts[1]",
      "data/raccourcir-lien/dropbox.json",
    ],
    [
      "a rule copied with its page",
      { ...RULE, hosts: ["db.tt", "dropbox.com"] },
      "doctor",
      "celle de data/raccourcir-lien/dropbox.json",
    ],
    ["one host twice", { ...RULE, hosts: ["essai.example", "essai.example"] }, "doctor.hosts[1]", "deux fois"],
  ])("is refused: %s", (_, rule, field, message) => {
    expect(reported(rule)).toMatchObject([
      { file: "data/raccourcir-lien/essai.json", level: "problem", field, message: expect.stringContaining(message) },
    ]);
  });

  it.each(["*", "a*", "?st", "dl=", "utm source", "https://x", "clé"])("may not drop this parameter: %s", (name) => {
    expect(reported({ ...RULE, drop: [name] })).toMatchObject([
      { field: "doctor.drop[0]", message: expect.stringContaining("forme") },
    ]);
  });

  it.each([
    ["a path with a slash", warning({ path: "/file/d/*" })],
    ["a path with a star", warning({ path: "*/edit" })],
    ["a parameter alone", warning({ parameter: "dl" })],
    ["parameters of any form", { ...RULE, drop: ["utm_*", "entry.*", "__cft__[0]", "*clid", "e", "ga-id"] }],
    ["a host with the beginning of a path", { ...RULE, hosts: ["dropbox.com/essai"] }],
  ])("is accepted: %s", (_, rule) => {
    expect(reported(rule)).toEqual([]);
  });

  it.each([{ hosts: "essai.example" }, { warnings: [null] }, [], "règle", { warnings: [{ when: null }] }])(
    "is reported only for its shape if it is malformed: %j",
    (rule) => {
      expect(reported(rule as object).every(({ message }) => /attend|manque/.test(message))).toBe(true);
    },
  );
});

describe("the general rules of the link doctor", () => {
  it.each([
    ["drop", "*", "drop[0]", "forme"],
    ["keep", "cle=", "keep[0]", "forme"],
    ["drop", "RLKey", "drop[0]", "à garder (keep) et à retirer (drop)"],
    ["shorteners", "https://bit.ly", "shorteners[0]", "forme"],
    ["shorteners", "www.bit.ly", "shorteners[0]", "forme"],
    ["shorteners", "bit.ly/x", "shorteners[0]", "forme"],
  ])("are refused: %s with %s", (list, name, field, message) => {
    expect(reportedOf("doctor", (words) => Object.assign(words, { [list]: [name] }))).toEqual([
      expect.stringMatching(new RegExp(`^${field.replace(/[[\]]/g, "\\$&")}: .*${message.replace(/[()]/g, "\\$&")}`)),
    ]);
  });
});
