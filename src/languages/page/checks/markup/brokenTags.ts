/** Finds tags that aren't written correctly, which browsers show as text or repair. */
import * as texts from '../../../../texts/en/page/brokenTags';
import { COMMON, isElement } from './elements';
import { lineAt } from './tags';
import type { MarkupSlip } from './markup';

const ATTRIBUTES = 'href|src|alt|class|id|lang|type|name|for|charset';

interface BrokenTag {
  pattern: RegExp;
  /** @returns undefined if the match isn't a mistake */
  explain: (found: RegExpMatchArray, name: string) => string | undefined;
}

/** Each pattern captures the element's name. After a `<` and a space, an uncommon word is probably text. */
const BROKEN: readonly BrokenTag[] = [
  {
    pattern: /<\\([a-z][a-z0-9]*)>/gi,
    explain: ([tag], name) => texts.backslash(tag, `</${name}>`),
  },
  {
    pattern: new RegExp(`<\\s+(/?(?:${COMMON}))(?:\\s*>|\\s+(?:${ATTRIBUTES})\\s*=)`, 'gi'),
    explain: ([tag], name) => {
      const right = tag.endsWith('>') ? `${name}>` : `${name} …>`;
      return texts.spaceInStart(`< ${right}`, `<${right}`);
    },
  },
  {
    pattern: new RegExp(`</\\s+(${COMMON})\\s*>`, 'gi'),
    explain: ([tag], name) => texts.spaceInEnd(tag, `</${name}>`),
  },
  {
    pattern: /<(main|section) heading>/gi,
    explain: ([tag], name) =>
      name === 'main' ? texts.mainHeading(tag) : texts.sectionHeading(tag),
  },
  { pattern: new RegExp(`[({[]/(${COMMON})[)}\\]]`, 'gi'), explain: explainBrackets },
  { pattern: /^[^\S\n]*(h[1-6])(?:>|[^\S\n]+\S)/gim, explain: explainBrackets },
  { pattern: /<!--/g, explain: () => texts.openComment },
  {
    pattern: new RegExp(`</(${COMMON})(?![\\w-])[^<>]*(?=<|$)`, 'gi'),
    explain: (_, name) => texts.incomplete(`</${name}`),
  },
  {
    pattern: new RegExp(`</(${COMMON})(?:\\s+[^<>\\s]|/)[^<>]*>`, 'gi'),
    explain: ([tag], name) => texts.moreThanName(tag, `</${name}>`),
  },
  {
    pattern: new RegExp(`<(${COMMON}|img|input|meta|link|script)(${ATTRIBUTES})\\s*=`, 'gi'),
    explain: ([, , attribute], name) => texts.missingSpace(`<${name}`, `<${name} ${attribute}=…>`),
  },
  {
    pattern: new RegExp(`<(${COMMON})\\s*=`, 'gi'),
    explain: (_, name) => (name === 'a' ? texts.noAttributeName : texts.textAfterEquals(name)),
  },
  {
    // A start tag that the next tag cuts off. Quoted values can contain `<` and `>`.
    pattern: /<([a-z][a-z0-9]*)((?:=\s*"[^"]*"|=\s*'[^']*'|=(?!\s*["'])|[^<>=])*)(?=<|(?![^]))/gi,
    explain: describeCutOff,
  },
];

/** Finds the first tag that isn't written correctly, outside of scripts, styles, and comments. */
export function findBrokenTag(html: string): MarkupSlip | undefined {
  // Replaces scripts, styles, and comments with spaces, so that the positions of other tags stay the same.
  const own = html.replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/gi, (raw) =>
    raw.replace(/[^\n]/g, ' '),
  );
  const found = BROKEN.flatMap(({ pattern, explain }) =>
    [...own.matchAll(pattern)].flatMap((match) => {
      const message = explain(match, match[1] ?? '');
      return message === undefined ? [] : [{ message, line: lineAt(html, match.index) }];
    }),
  );
  return found.sort((one, other) => one.line - other.line)[0];
}

/** Describes a start tag without `>`. The text after it can run into its name, as in `<pHello`. */
function describeCutOff(found: RegExpMatchArray, word: string): string | undefined {
  const [tag, , rest = ''] = found;
  if (/=\s*["']/.test(rest)) return texts.incompleteAfterQuote(`<${word}`);
  if (isElement(word.toLowerCase())) return texts.incomplete(`<${word}`);
  const name = new RegExp(`^(?:${COMMON})`, 'i').exec(word)?.[0];
  const after = found.input?.slice((found.index ?? 0) + tag.length) ?? '';
  return name !== undefined && after.toLowerCase().includes(`</${name.toLowerCase()}`)
    ? texts.incomplete(`<${name}`)
    : undefined;
}

/** Explains a tag without angle brackets, unless the page also has a correct one. */
function explainBrackets({ input = '' }: RegExpMatchArray, name: string): string | undefined {
  return new RegExp(`<${name}\\b`, 'i').test(input) ? undefined : texts.noBrackets(name);
}
