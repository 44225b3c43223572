/** HTML element names, and corrections for names that don't exist. */
import { editDistance } from '../../../../site/editDistance';

/** HTML element names. The ones that readers are most likely to have meant come first. */
const ELEMENTS =
  'h1 h2 h3 h4 h5 h6 p a title body head html meta strong em ul ol li img br main header footer nav section article aside div span button form label input table thead tbody tfoot tr td th caption select option optgroup textarea fieldset legend figure figcaption link style script address blockquote code pre time hr dl dt dd details summary dialog search video audio source iframe picture canvas template slot abbr area b base bdi bdo big center cite col colgroup data datalist del dfn embed font hgroup i ins kbd map mark math menu meter noscript object output param progress q rp rt ruby s samp small strike sub sup svg track tt u var wbr'.split(
    ' ',
  );

/** Names of common elements, for a regular expression. */
export const COMMON =
  'h[1-6]|p|a|ul|ol|li|div|main|header|footer|section|nav|strong|em|button|form|label|title|body|head|html';

/** Matches the name of a heading. */
export const HEADING = /^h[1-6]$/;

/** Elements inside `<svg>`. */
const DRAWN =
  /^(?:animate\w*|circle|clippath|defs|desc|ellipse|feimage|filter|g|image|line|lineargradient|marker|mask|mpath|path|pattern|polygon|polyline|radialgradient|rect|stop|symbol|text|textpath|tspan|use)$/;

/** Words that beginners write as tags, and the tags they mean. */
const MEANT: Readonly<Record<string, string>> = {
  h: '<h1>',
  heading: '<h1>',
  heading1: '<h1>',
  header1: '<h1>',
  head1: '<h1>',
  headline: '<h1>',
  paragraph: '<p>',
  para: '<p>',
  href: '<a href="…">',
  bold: '<strong>',
  italic: '<em>',
  list: '<ul>',
  item: '<li>',
  doctype: '<!doctype html>',
};

/** Returns true if HTML has an element with this name. Elements inside `<svg>` don't count. */
export function isElement(name: string): boolean {
  return ELEMENTS.includes(name);
}

/** Returns true if neither HTML nor `<svg>` has an element with this name, and it isn't a custom element. */
export function isUnknown(name: string): boolean {
  return !isElement(name) && !DRAWN.test(name) && !name.includes('-');
}

/** Returns the start tag that was probably meant by a misspelled element name; undefined if none is similar. */
export function meantTag(name: string): string | undefined {
  if (!isUnknown(name)) return undefined;
  if (Object.hasOwn(MEANT, name)) return MEANT[name];
  if (name.length < 2) return undefined;
  const maxDistance = name.length < 6 ? 1 : 2;
  const near = [...ELEMENTS, ...Object.keys(MEANT)]
    // A short name is similar to many element names, so only those with the same first letter count.
    .filter((other) => name.length > 3 || other.startsWith(name.slice(0, 1)))
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance)[0]?.other;
  return near && (MEANT[near] ?? `<${near}>`);
}
