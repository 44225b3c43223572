/** Finds mistakes in the values of attributes. */
import type { Attribute } from './tags';

/**
 * Describes a mistake in an attribute: a missing or doubled equals sign, or an unclosed or curly quote.
 *
 * @param all - the attributes of the same tag
 */
export function describeAttribute(
  attribute: Attribute,
  all: readonly Attribute[],
): string | undefined {
  const { name, value, quote } = attribute;
  const next = all[all.indexOf(attribute) + 1];
  const right = `\`${name}="…"\``;
  if (quote === '' && value.startsWith('=')) return `Write \`=\` only once: ${right}.`;
  if (/^[a-z]+$/i.test(name) && !attribute.hasEquals && /^["']/.test(next?.name ?? '')) {
    return `Write \`=\` after \`${name}\`: ${right}.`;
  }
  const curly = /^[“”„‟«»‘’‚‛]/.exec(quote === '' ? value : '') ?? /[“”’](?=\s*\/?>)/.exec(value);
  if (curly && (quote === '' || isLost(attribute, all))) {
    return `\`${curly[0]}\` is a curly quote. Put straight quotes around the value of \`${name}\`: ${right}.`;
  }
  if (quote !== '' && isLost(attribute, all)) {
    return `The quote before the value of \`${name}\` isn't closed. Add \`${quote}\` after the value.`;
  }
  return quote === '' && /["']$/.test(value)
    ? `The value of \`${name}\` ends with a quote but doesn't start with one. Add \`${value.slice(-1)}\` before it.`
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
