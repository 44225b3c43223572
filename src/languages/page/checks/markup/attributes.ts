/** Finds mistakes in the attributes of a start tag. */
import * as texts from '../../../../texts/en/page/attributes';
import { COMMON, isUnknown } from './elements';
import type { Attribute, Tag } from './tags';

/** Matches a word that isn't the name of an attribute. */
const WORD =
  /^(?!(?:hidden|disabled|autofocus|inert|novalidate|download|popover|contenteditable|draggable|reversed|href|src|target|class|id|style|lang|type|name|for|value)$)[a-z][\w'’.,!?]*$/i;

/**
 * Describes a mistake in an attribute: a missing or doubled equals sign, a missing, doubled, or curly
 * quote, a comma, or the same name twice.
 *
 * @param all - the attributes of the same tag
 */
export function describeAttribute(
  attribute: Attribute,
  all: readonly Attribute[],
): string | undefined {
  const { name, value, quote } = attribute;
  const next = all[all.indexOf(attribute) + 1];
  const [, quoted] = /^["']([a-z]+)["']?$/i.exec(name) ?? [];
  if (quoted !== undefined && attribute.hasEquals) {
    return texts.quotedName(quoted);
  }
  if (quote === '' && value.startsWith('=')) return texts.doubledEquals(name);
  if (/^[a-z]+$/i.test(name) && !attribute.hasEquals && /^["']/.test(next?.name ?? '')) {
    return texts.missingEquals(name);
  }
  const curly = /^[“”„‟«»‘’‚‛]/.exec(quote === '' ? value : '') ?? /[“”’](?=\s*\/?>)/.exec(value);
  if (curly && (quote === '' || isLost(attribute, all))) {
    return texts.curlyQuote(curly[0], name);
  }
  if (quote !== '' && isLost(attribute, all)) {
    return texts.openQuote(quote, name);
  }
  if (quote !== '' && value === '' && /^[a-z]+:$|["']{2}$/i.test(next?.name ?? '')) {
    return texts.doubledQuote(name);
  }
  const [end] = (quote === '' && /["'](?=\w*$)/.exec(value)) || [];
  if (end !== undefined) return texts.missingFirstQuote(end, name);
  if (/^[,;]$/.test(name)) return texts.extraSign(name);
  const isAgain = all.slice(0, all.indexOf(attribute)).some((one) => one.name === name);
  return isAgain && attribute.hasEquals ? texts.again(name) : undefined;
}

/** Describes a start tag with the text inside it, such as `<h1 Green soup>`. */
export function describeTextInside({ name, attributes, hasText }: Tag): string | undefined {
  const words = attributes.filter((one) => !one.hasEquals).map((one) => one.name);
  if (words.length < (hasText ? 2 : 1) || !words.every((word) => WORD.test(word))) return undefined;
  if (isUnknown(name)) return texts.textInUnknownTag(name);
  const start = words.length < attributes.length ? `${name} …` : name;
  return new RegExp(`^(?:${COMMON})$`).test(name)
    ? texts.textInTag({ text: words.join(' '), start: `<${start}>`, end: `</${name}>` })
    : undefined;
}

/**
 * Returns true if an attribute's value swallows other tags, up to the next attribute's quote or the end of
 * the page.
 */
function isLost(attribute: Attribute, all: readonly Attribute[]): boolean {
  const { value, isOpen } = attribute;
  const after = all.slice(all.indexOf(attribute) + 1);
  return isOpen || (/<\/?[a-z]/i.test(value) && after.some(({ name }) => /["'<]/.test(name)));
}
