/** Applies a default font size to a document, as the reader can set it in the browser. */
import { USUAL } from '../protocol';
import * as native from './natives';
import { addStyleSheet } from './styleSheet';

/** The keywords of `font-size` for the usual default font size, in CSS px. */
const KEYWORDS: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: USUAL.rootSize,
  initial: USUAL.rootSize,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** Values that set the root element to the default font size. */
const DEFAULTS = /^(?:inherit|unset|revert)$/;

const RELATIVE = /(?:\d*\.)?\d+(?:%|r?em\b)/g;
const QUERIED = /((?:\d*\.)?\d+)(r?em)\b/g;

/**
 * Applies a default font size. Scripts can't change the browser's, so this scales everything in style sheets that
 * depends on it: the root element's own font size, the keywords, and the lengths in media queries.
 *
 * @param size - the size in CSS px; does nothing if it's the usual one
 */
export function applyRootSize(size: number): void {
  const factor = size / USUAL.rootSize;
  if (factor === 1) return;
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(scaledQuery(query, factor));
  // The first layer has the lowest precedence of all rules that aren't the browser's.
  addStyleSheet(`@layer { :root { font-size: ${size}px } }`);
  const scale = (): void => {
    scaleSize(document.documentElement.style, true, factor);
    for (const sheet of document.styleSheets) {
      if (sheet.href === null) scaleRules(sheet.cssRules, factor);
    }
  };
  // The HTML's style sheets are parsed by then, and the learner's script hasn't run yet.
  native.listen(document, 'readystatechange', scale, { once: true });
}

function scaleRules(rules: CSSRuleList, factor: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = scaledQuery(rule.media.mediaText, factor);
    } else if (rule instanceof CSSStyleRule) {
      scaleSize(rule.style, document.documentElement.matches(rule.selectorText), factor);
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      scaleRules(rule.cssRules, factor);
    }
  }
}

/** Scales the font size of a rule if it depends on the default one. */
function scaleSize(style: CSSStyleDeclaration, isRoot: boolean, factor: number): void {
  const value = style.getPropertyValue('font-size');
  const pixels = KEYWORDS[isRoot ? value.replace(DEFAULTS, 'initial') : value];
  const scaled =
    pixels !== undefined
      ? `${pixels * factor}px`
      : isRoot
        ? value.replace(RELATIVE, `calc($& * ${factor})`)
        : value;
  if (scaled === value) return;
  style.setProperty('font-size', scaled, style.getPropertyPriority('font-size'));
}

function scaledQuery(query: string, factor: number): string {
  return query.replace(
    QUERIED,
    (_all, length: string, unit: string) => `${Number(length) * factor}${unit}`,
  );
}
