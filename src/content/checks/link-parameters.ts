import { problem, type Problem } from "../problem";
import { type FieldNotes, textsOf } from "../shapes/tree";
import { linksOf } from "../text/text-links";
import type { Document } from "./document";

interface Fault {
  /** The names of parameters that a link of the site may not carry. */
  names: RegExp;
  /** Whether links to the application may carry them. */
  isMeantForApp: boolean;
  /** What the link would do. */
  harm: string;
}

const FAULTS: readonly Fault[] = [
  {
    names: /^gf$/,
    isMeantForApp: false,
    harm: "un code d'affiliation, qui prendrait la commission de tous les autres",
  },
  {
    names: /^(?:utm_.+|[a-z]+clk?id)$/,
    isMeantForApp: true,
    harm: "un paramètre de campagne, et la mesure prendrait chaque clic pour une arrivée par cette campagne",
  },
  {
    names: /^dnt$/,
    isMeantForApp: true,
    harm: "ce qui arrête la mesure d'audience chez qui le suit",
  },
];

const nameOf = (parameter: string) => [...new URLSearchParams(parameter).keys()][0] ?? "";

/** A link's address, parameters and fragment; the fragment may hold a tool's state, with its own names. */
const partsOf = (link: string) => /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link)!.slice(1);

/** The links that a field is, or has in its text. */
const linksIn = (text: string, { linkTarget, appTarget, links }: FieldNotes) =>
  linkTarget || appTarget ? [text] : links ? linksOf(text).map(({ to }) => to) : [];

/**
 * Checks that no link of the site carries parameters that belong to a visitor's landing URL: an affiliate code
 * (specification, section 1) or campaign parameters (section 7).
 */
export function checkLinkParameters({ shape, value, at }: Document): Problem[] {
  return textsOf(shape, value).flatMap(({ path, text, notes }) =>
    linksIn(text, notes).flatMap((link) => {
      const [address = "", query = "", fragment = ""] = partsOf(link);
      const isApp = notes.appTarget || link.startsWith("app:");
      const parameters = query.split("&").map((parameter) => ({
        parameter,
        fault: FAULTS.find(({ names, isMeantForApp }) => names.test(nameOf(parameter)) && !(isApp && isMeantForApp)),
      }));
      const faulty = parameters.find(({ fault }) => fault);
      if (!faulty?.fault) return [];
      const kept = parameters.filter(({ fault }) => !fault).map(({ parameter }) => parameter);
      return [
        problem({
          ...at(path),
          message: `ce lien porte « ${faulty.parameter} » : ${faulty.fault.harm}`,
          remedy: `écrivez « ${address}${kept.length > 0 ? `?${kept.join("&")}` : ""}${fragment} »`,
        }),
      ];
    }),
  );
}
