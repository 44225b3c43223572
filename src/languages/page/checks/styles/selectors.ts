/** Finds mistakes in CSS selectors, by comparing them with the page. */
import * as texts from '../../../../texts/en/page/selectors';
import type { PreviewFiles } from '../../protocol';
import { nearName } from '../../../javascript/friendlyErrors/names/nearName';
import { isElement } from '../markup/elements';
import { tagsOf } from '../markup/tags';

/** Matches class, id, and element names in a selector, but not after colons or in attribute selectors. */
const NAMES = /([.#])([a-z_][\w-]*)|(?<![\w\-:([="'.#])()([a-z][\w-]*)(?![\w(-])/gi;

/**
 * Describes a mistake in a selector: wrong syntax, a typo, or the wrong kind of name, such as a class instead
 * of an id.
 *
 * @param page - the page that the selector is for
 */
export function describeSelector(
  selector: string,
  { html, js }: Pick<PreviewFiles, 'html' | 'js'>,
): string | undefined {
  if (selector.endsWith(':')) return texts.extraColon;
  if (/<\w/.test(selector)) return texts.brackets;
  const named = /^(?:class|id)\s*=\s*["']?([\w-]+)/.exec(selector);
  if (named) {
    return selector.startsWith('class')
      ? texts.byClass(`.${named[1]}`)
      : texts.byId(`#${named[1]}`);
  }
  const [, spaced, after = ''] = /([.#])\s+([a-z][\w-]*)/i.exec(selector) ?? [];
  if (spaced !== undefined) return texts.extraSpace(spaced, spaced + after);
  const { elements, ids, classes } = namesIn(html);
  for (const found of selector.matchAll(NAMES)) {
    const [written, sign = '', name = found[4] ?? ''] = found;
    const known = sign === '.' ? classes : sign === '#' ? ids : elements;
    if (known.has(sign === '' ? name.toLowerCase() : name) || js.includes(name)) continue;
    if (classes.has(name)) return texts.isClass(name);
    if (ids.has(name)) return texts.isId(name);
    if (sign !== '' && elements.has(name) && isElement(name)) {
      return /\w/.test(selector.charAt(found.index - 1))
        ? texts.isElementInside(name, sign)
        : texts.isElement(name, sign);
    }
    const near = sign === '' ? undefined : nearName(name, sign === '.' ? classes : ids);
    if (near !== undefined) return texts.typo(written, sign + near);
  }
  return undefined;
}

function namesIn(html: string) {
  const tags = tagsOf(html).filter(({ kind }) => kind === 'start');
  const valuesOf = (name: string) =>
    tags
      .flatMap(({ attributes }) => attributes.filter((one) => one.name === name))
      .map(({ value }) => value);
  return {
    elements: new Set([...tags.map(({ name }) => name), 'html', 'head', 'body']),
    ids: new Set(valuesOf('id')),
    classes: new Set(valuesOf('class').flatMap((value) => value.split(/\s+/))),
  };
}
