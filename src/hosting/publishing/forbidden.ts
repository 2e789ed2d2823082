const FORBIDDEN_ELEMENTS = new Set([
  ...["applet", "base", "embed", "form", "frame", "iframe", "object", "portal"],
  // The policy has no media source: the site's own would not play either.
  ...["audio", "track", "video"],
]);
const FORBIDDEN_META = /^(content-security-policy|refresh|set-cookie)$/i;
const SCRIPT_OR_DATA = /^\s*(javascript|vbscript|data):/i;
const ADDRESS_ATTRIBUTE = /(href|src|action|data)$/;
const LOADED: Record<string, string[]> = {
  image: ["href", "xlink:href"],
  img: ["src", "srcset"],
  input: ["src"],
  script: ["src"],
  source: ["src", "srcset"],
  use: ["href", "xlink:href"],
};
const LOADING_LINK = /\b(stylesheet|icon|manifest|preload|modulepreload|prefetch)\b/i;
const OWN_ADDRESS = /^(\/(?![/\\])|#)/;

type Attributes = Record<string, string>;

function loadedBy(name: string, { rel = "" }: Attributes): string[] {
  if (name === "link") return LOADING_LINK.test(rel) ? ["href", "imagesrcset"] : [];
  return LOADED[name] ?? [];
}

function isOwn(attribute: string, value: string): boolean {
  // A comma is part of an address unless a space follows it, or a width or density comes before it.
  const addresses = attribute.endsWith("srcset") ? value.split(/,\s+|(?<=\s[\d.]+[wx]),/) : [value];
  return addresses.every((address) => OWN_ADDRESS.test(address.trim()));
}

/**
 * What the policy forbids in an opening tag on any page. Scripts, styles and `style` attributes, some of which are
 * allowed, are checked in page-scan.ts.
 * @param name the tag's, in lower case
 * @returns what is wrong, in words that fit after "holds"
 */
export function forbidden(name: string, attributes: Attributes): string[] {
  const found = FORBIDDEN_ELEMENTS.has(name) ? [`<${name}>`] : [];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith("on")) found.push(`the event attribute ${attribute}`);
    if (attribute === "srcdoc") found.push("the attribute srcdoc");
    if (SCRIPT_OR_DATA.test(value) && ADDRESS_ATTRIBUTE.test(attribute))
      found.push(`${attribute} leads to script or data`);
  }
  for (const attribute of loadedBy(name, attributes)) {
    const value = attributes[attribute];
    if (value !== undefined && !isOwn(attribute, value)) found.push(`${attribute} of another origin`);
  }
  const directive = attributes["http-equiv"] ?? "";
  if (name === "meta" && FORBIDDEN_META.test(directive)) found.push(`<meta http-equiv="${directive}">`);
  return found;
}
