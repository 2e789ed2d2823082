import { readdirSync, readFileSync } from "node:fs";
import { examine } from "../../../../src/tools/doctor/examine";
import type { GeneralRules } from "../../../../src/tools/doctor/findings";
import type { ServiceRule } from "../../../../src/tools/doctor/service";

/** The doctor's words, with its rules for every link. */
export const words = JSON.parse(readFileSync("data/outils/doctor.json", "utf8")) as GeneralRules & {
  example: string;
  messages: { code: string }[];
};

/** The rules of our pages about services. */
export const services: ServiceRule[] = readdirSync("data/raccourcir-lien").flatMap((file) => {
  const page = JSON.parse(readFileSync(`data/raccourcir-lien/${file}`, "utf8"));
  return page.doctor
    ? [{ path: `/raccourcir-lien/${file.replace(".json", "")}`, label: page.menuLabel, ...page.doctor }]
    : [];
});

/** What the doctor of the site says about a text. */
export const diagnose = (text: string) => examine(text, services, words);

export const codesOf = (text: string) => diagnose(text).findings.flatMap(({ code }) => code ?? []);
