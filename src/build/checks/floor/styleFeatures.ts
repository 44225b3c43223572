import { parse, walk, type CssNode } from 'css-tree';
import type { Identifier } from '@mdn/browser-compat-data';
import { COMPAT, lackingBrowsers, own, type FloorBrowser, type NewFeature } from './support';

const { css } = COMPAT;

/**
 * Splits a style sheet into its outermost rules. Documents share most of theirs, so that few are left to check.
 *
 * @param text - the style sheet, without comments that have braces
 */
export function outerRules(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/**
 * Finds at-rules, selectors, properties and values in a style sheet that a supported browser doesn't have. Rules in
 * `@supports` are fine, and so are a declaration whose property has another value or a prefix earlier in the rule, as a
 * fallback, and whatever has a prefix itself, because rules that a browser doesn't know are for other browsers.
 *
 * @param text - the style sheet
 * @returns the features, each one once
 */
export function styleFeatures(text: string, floor: readonly FloorBrowser[]): NewFeature[] {
  const found = new Map<string, NewFeature>();
  const check = (feature: string, entry: Identifier | undefined) => {
    const browsers = lackingBrowsers(entry, floor);
    if (browsers.length > 0) found.set(feature, { feature, browsers });
  };
  walk(parse(text, { parseCustomProperty: true }), function visit(node: CssNode) {
    if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
    if (node.type === 'Atrule') check(`@${node.name}`, own(css['at-rules'], node.name));
    if ('name' in node && typeof node.name === 'string' && node.name.startsWith('-'))
      return undefined;
    if (node.type === 'PseudoClassSelector') check(`:${node.name}`, own(css.selectors, node.name));
    if (node.type === 'PseudoElementSelector')
      check(`::${node.name}`, own(css.selectors, node.name));
    // Descriptors of at-rules have the names of properties, but other support.
    if (node.type !== 'Declaration' || this.atrule?.name === 'font-face') return undefined;
    if (node.property.startsWith('-')) return undefined;
    if (hasFallback(node, this.rule?.block.children.toArray() ?? [])) return undefined;
    const property = own(css.properties, node.property);
    check(node.property, property);
    walk(node.value, (value) => {
      if (value.type === 'Identifier' && node.property !== 'font-family')
        check(`${node.property}: ${value.name}`, own(property, value.name));
      if (value.type === 'Function')
        check(
          `${value.name}()`,
          own(css.types, value.name) ?? own(own(css.types, 'color'), value.name),
        );
    });
    return undefined;
  });
  return [...found.values()];
}

function hasFallback(node: CssNode, siblings: readonly CssNode[]): boolean {
  return (
    node.type === 'Declaration' &&
    siblings
      .slice(0, siblings.indexOf(node))
      .some((other) => other.type === 'Declaration' && unprefixed(other.property) === node.property)
  );
}

function unprefixed(property: string): string {
  return property.replace(/^-(?:webkit|moz)-/, '');
}
