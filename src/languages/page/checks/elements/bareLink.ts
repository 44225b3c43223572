import * as texts from '../../../../texts/en/page/bareLink';
import { nearName } from '../../../javascript/friendlyErrors/names/nearName';

/**
 * Explains why an `<a>` isn't a link, based on the attribute that was probably meant to be `href`.
 *
 * @param element - an `<a>` without `href`
 */
export function describeBareLink(element: Element): string {
  for (const name of element.getAttributeNames()) {
    const [, sign] = /^href([^\w"'“”‘’])/.exec(name) ?? [];
    if (sign !== undefined) return texts.wrongSign(sign);
    if (name === 'src') return texts.src;
    if (/^["'“”‘’]/.test(name)) return texts.noAttribute;
    if (nearName(name, ['href']) !== undefined) return texts.typo(name);
  }
  return /^\s*href\s*=/.test(element.textContent) ? texts.afterTag : texts.noHref;
}
