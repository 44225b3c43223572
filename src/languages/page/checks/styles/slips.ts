/** Finds mistakes in CSS that browsers silently ignore. */
import * as texts from '../../../../texts/en/page/slips';
import { nearName } from '../../../javascript/friendlyErrors/names/nearName';
import type { PreviewFiles } from '../../protocol';
import type { MarkupSlip } from '../markup/markup';
import { describeSelector } from './selectors';
import { partsOf, type StylePart } from './stylesheet';

/** Functions that look up which CSS the browser supports. */
export interface KnownStyles {
  supports: (property: string, value: string) => boolean;
  properties: () => string[];
}

/** At-rules with special declarations or selectors. Style sheets that contain one aren't checked. */
const OTHER_RULES = /^@(?:font-face|property|keyframes|page|counter-style|layer|import)/;

/** Matches a declaration without a semicolon, followed by another property. Captures both. */
const MISSING_SEMICOLON = /^([^:]+:[^:]*?[^\s,:])\s+([a-z-]+)\s*:/;

/**
 * Finds the first mistake in a page's CSS. Only meant for pages that fail a check, because valid CSS looks
 * like a mistake in a browser that doesn't support it.
 *
 * @param page - the page with the learner's CSS
 */
export function findStyleSlip(
  page: Readonly<PreviewFiles>,
  known: KnownStyles,
): MarkupSlip | undefined {
  const { parts, open } = partsOf(page.css);
  if (parts.some(({ text }) => OTHER_RULES.test(text))) return undefined;
  for (const part of parts) {
    const { kind, text, line, depth } = part;
    const rule = kind === 'rule' && !text.startsWith('@');
    const message =
      kind === 'end'
        ? texts.extraBrace
        : rule
          ? describeRule(part, page, known)
          : kind === 'declaration' && !text.startsWith('@')
            ? describeDeclaration(text, depth, known)
            : undefined;
    if (message !== undefined) return { message, line };
  }
  return (
    open && {
      message: texts.openRule(open.text),
      line: open.line,
    }
  );
}

function describeRule(
  { text, depth }: StylePart,
  page: Readonly<PreviewFiles>,
  { supports }: KnownStyles,
): string | undefined {
  if (text === '') return texts.noSelector;
  if (text.includes('//')) return texts.comment;
  const [first = '', ...more] = text.split('\n');
  // If a declaration's `;` is missing, the declaration is read as part of the selector after it.
  const [, property = ''] = /^([a-z-]+)\s*:/.exec(first) ?? [];
  if (depth > 0 && more.length > 0 && supports(property, 'inherit'))
    return texts.missingSemicolon(first.trim());
  return describeSelector(text, page);
}

function describeDeclaration(
  text: string,
  depth: number,
  { supports, properties }: KnownStyles,
): string | undefined {
  if (text.startsWith('//')) return texts.comment;
  const [, property = '', sign, value = ''] = /^([\w-]+)\s*([:=]?)\s*([^]*)$/.exec(text) ?? [];
  const isKnown = (name: string) => supports(name, 'inherit');
  if (depth === 0) {
    return sign === ':' && isKnown(property)
      ? texts.outside(firstLine(text))
      : texts.missingBrace(firstLine(text));
  }
  const [, unfinished = '', following = ''] = MISSING_SEMICOLON.exec(text) ?? [];
  if (isKnown(following)) return texts.missingSemicolon(unfinished);
  if (sign === '=') return texts.equalsSign(`${property}: ${value}`);
  if (sign !== ':') {
    const hyphenated = /^([a-z]+(?: [a-z]+)+)\s*:/.exec(text)?.[1]?.replaceAll(' ', '-') ?? '';
    if (isKnown(hyphenated)) return texts.hyphen(hyphenated);
    return isKnown(property) ? texts.missingColon(property) : texts.incomplete(firstLine(text));
  }
  if (property.startsWith('-')) return undefined;
  if (!isKnown(property)) {
    const near = nearName(property, properties());
    return near === undefined ? texts.unknownProperty(property) : texts.typo(property, near);
  }
  const plain = value.replace(/\s*!important$/, '');
  return supports(property, plain) ? undefined : describeValue(property, plain, supports);
}

/** Fixes for common mistakes in values: a regex replacement, and its explanation for the learner. */
const REPAIRS: readonly [
  pattern: RegExp,
  replacement: string,
  explain: (right: string) => string,
][] = [
  [/,$/, '', texts.extraComma],
  [/["'“”‘’]/g, '', texts.extraQuotes],
  [/(\d)\s+(px|em|rem|%)/g, '$1$2', texts.spaceBeforeUnit],
  [/(^|\s)(-?[\d.]+)(?=\s|$)/g, '$1$2px', texts.noUnit],
  [/(\d)(?:pixels?|pt?x?|xp)\b/g, '$1px', texts.unitTypo],
  [/\s*,\s*/g, ' ', texts.extraCommas],
  [/centre/g, 'center', texts.valueTypo],
];

function describeValue(property: string, value: string, supports: KnownStyles['supports']): string {
  for (const [pattern, replacement, explain] of REPAIRS) {
    const repaired = value.replace(pattern, replacement);
    if (repaired !== value && supports(property, repaired)) {
      return explain(`${property}: ${repaired}`);
    }
  }
  return texts.wrongValue(firstLine(value), property);
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/[\s(]+$/, '');
}
