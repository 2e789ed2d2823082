/**
 * The 0 that people leave after their country code: in France, its overseas territories, Monaco, Belgium, Switzerland
 * and other neighbours, Ireland, Romania, Sweden, Britain and Austria, Turkey, Israel and Vietnam, Morocco and Algeria,
 * DR Congo, Gabon, Rwanda and Madagascar. Germany's mobile numbers have up to eleven digits after it. A space, a dot or
 * a hyphen may separate them; the first group is what precedes the 0.
 */
export const TRUNK_PREFIX =
  /^((\+|00)? ?(3[123]|353|377|4[013469]|84|90|972|2(1[23]|4[13]|50|6[12])|59[046]))[ .-]?0(?=[1-9](\D*\d){7,10}\D*$)/;

/**
 * The 0 in brackets that is dialled from abroad too, in Italy, San Marino, Congo and Ivory Coast; but not before an
 * Italian mobile number or an Ivorian fixed one, which have ten digits without it.
 */
export const DIALLED_TRUNK_PREFIX =
  /(?<=^\(?(\+|00)?\s?(39|378|225|242)\)?[\s.-]?)\(0\)(?!\s?(3\d|2[157])(\D*\d){8}\D*$)/;
