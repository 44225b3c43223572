import { nearName } from '../../../javascript/friendlyErrors/names/nearName';

/**
 * Explains why an `<a>` isn't a link, based on the attribute that was probably meant to be `href`.
 *
 * @param element - an `<a>` without `href`
 */
export function describeBareLink(element: Element): string {
  for (const name of element.getAttributeNames()) {
    const [, sign] = /^href([^\w"'“”‘’])/.exec(name) ?? [];
    if (sign !== undefined) return `Write \`=\` after \`href\`, not \`${sign}\`.`;
    if (name === 'src') return "A link's address goes in `href`, not in `src`.";
    if (/^["'“”‘’]/.test(name)) return 'The address needs its attribute. Write `href=` before it.';
    if (nearName(name, ['href']) !== undefined) return `Is \`${name}\` a typo? Write \`href\`.`;
  }
  if (/^\s*href\s*=/.test(element.textContent)) {
    return '`href` goes in the start tag, before its `>`.';
  }
  return "There's an `<a>`, but without `href` it isn't a link.";
}
