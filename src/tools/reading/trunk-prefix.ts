/** A 0, perhaps between separators, before a number of so many digits after its first. */
const trunkZero = (digits: string) => String.raw`[\s.-]?0[\s.-]?(?=[1-9](?:\D*\d){${digits}}\D*$)`;

/**
 * The 0 that people leave after their country code, where it is dialled only inside the country: much of Europe,
 * France's overseas territories, and in the Americas, Africa, Asia and Oceania the countries listed. Germany's mobile
 * numbers have up to eleven digits after it, those of Saint-Pierre-et-Miquelon (508) six. A space, a dot or a hyphen
 * may separate them; the first group is what precedes the 0.
 */
export const TRUNK_PREFIX = new RegExp(
  String.raw`^((?:\+|00)? ?(?:(?:${[
    "3[123]|3(?:5[3589]|7[347]|8[0-35-79])|4[013469]|421",
    "5[13458]|59[03-68]",
    "2[07]|2(?:1[1238]|3[1-4]|4[139]|5[01456]|6[0-5]|91)",
    "6[0-46]|8[1246]|8(?:5[056]|8[06])|9[0-58]|96[1-467]|97[0127]|99[4-6]",
  ].join("|")})(?=${trunkZero("7,10")})|508(?=${trunkZero("5")})))[\s.-]?0[\s.-]?`,
);

/**
 * The 0 in brackets that is dialled from abroad too, in Italy, San Marino, Congo and Ivory Coast; but not before an
 * Italian mobile number or an Ivorian fixed one, which have ten digits without it.
 */
export const DIALLED_TRUNK_PREFIX =
  /(?<=^\(?(\+|00)?\s?(39|378|225|242)\)?[\s.-]?)\(0\)(?!\s?(3\d|2[157])(\D*\d){8}\D*$)/;

/** Removes the 0 after a country code, in brackets too: phones would dial it. Any other number stays as it is. */
export function withoutTrunkPrefix(number: string): string {
  const plain = number.replace(/^\(((?:\+|00)\d+)\)/, "$1");
  if (!/^(\+|00)/.test(plain)) return number;
  return plain
    .replace(DIALLED_TRUNK_PREFIX, "0")
    .replace(/[\s.-]{0,3}\(0\)[\s.-]{0,3}/, " ")
    .replace(TRUNK_PREFIX, "$1 ");
}
