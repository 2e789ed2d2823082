/** An HTML entity: &nbsp;, &frac12;, &#39;, &#x27;. */
export const ENTITY = String.raw`&(?:[A-Za-z][A-Za-z\d]*|#\d+|#[xX][\dA-Fa-f]+);`;

/** Addresses and technical names, which are kept as typed and not spell-checked. */
const FORMS = [
  // https://maillon.example/x, www.maillon.example
  String.raw`(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/|www\.)[^\s«»"“”]+`,
  // support@maillon.example
  String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  // wa.me/336, exemple.fr?gf=1
  String.raw`(?<![A-Za-z0-9.-])(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?::\d+)?(?:\/|\?\w+=)[^\s«»"“”]*`,
  // export?format=pdf
  String.raw`(?<![^\s«»"“”])[^\s«»"“”]*\?\w+=[^\s«»"“”]*`,
  ENTITY,
  // the names of schemes: spotify:, but neither « Par SMS : » nor « un hôtel: »
  String.raw`(?<![\p{L}\p{N}_-])(?:https?|mailto|tel|sms|geo|data|javascript|spotify):(?=[\s»,.)]|$)`,
  // the marks of SharePoint addresses: :w:
  String.raw`(?<!\S):[a-z]{1,3}:(?!\S)`,
];

/** What a text quotes from machines (addresses, e-mail addresses, entities, schemes): its typography is left alone. */
export const VERBATIM = new RegExp(FORMS.join("|"), "gu");
