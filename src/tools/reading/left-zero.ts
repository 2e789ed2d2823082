/**
 * The 0 that people leave behind their country's code: of France, its overseas, Belgium, Switzerland and neighbours,
 * Morocco and Algeria, RD Congo, Rwanda and Madagascar. Germany's mobile numbers have up to eleven digits behind it.
 * A space, a dot or a hyphen may part them; the first group is what stands before it.
 */
export const LEFT_ZERO = /^((\+|00)? ?(3[123]|4[149]|2(1[23]|43|50|6[12])|59[046]))[ .-]?0(?=[1-9](\D*\d){7,10}\D*$)/;
