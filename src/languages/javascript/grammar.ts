import { javascriptLanguage } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { highlightCode, styleTags, tagHighlighter, tags, type Tag } from '@lezer/highlight';

/** Kinds of tokens that the lessons color (`CodeKind`). */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'number' | 'name';

/** A token without a color, or its kind and text. */
export type Token = string | [kind: TokenKind, text: string];

/** Maps Lezer's tags to kinds. */
const KINDS: readonly [kind: TokenKind, color: string, tag: Tag[]][] = [
  ['comment', 'codeComment', [tags.comment]],
  ['keyword', 'codeKeyword', [tags.keyword, tags.modifier, tags.self, tags.atom]],
  ['string', 'codeString', [tags.string, tags.regexp, tags.escape]],
  ['number', 'codeNumber', [tags.number, tags.bool, tags.null]],
  [
    'name',
    'codeName',
    [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.className,
      tags.typeName,
    ],
  ],
];

const colors = HighlightStyle.define(
  KINDS.map(([kind, color, tag]) => ({
    tag,
    color: `var(--mui-palette-site-${color})`,
    ...(kind === 'comment' ? { fontStyle: 'italic' } : {}),
  })),
);

const kinds = tagHighlighter(KINDS.map(([kind, , tag]) => ({ tag, class: kind })));

/** Tags method names differently from other property names. */
export const methodNames = styleTags({
  'MethodDeclaration/PropertyDefinition': tags.function(tags.propertyName),
});

export const codeColors: Extension = syntaxHighlighting(colors);

const language = javascriptLanguage.configure({ props: [methodNames] });

/** JavaScript grammar and highlighting, without autocompletion. */
export const javascript: Extension = [language, codeColors];

/** Returns the lines of code with their tokens, colored like in the editor. */
export function highlightJavaScript(code: string): Token[][] {
  const lines: Token[][] = [[]];
  highlightCode(
    code,
    language.parser.parse(code),
    kinds,
    (text, names) => {
      const kind = KINDS.find(([name]) => names.split(' ').includes(name))?.[0];
      lines.at(-1)?.push(kind ? [kind, text] : text);
    },
    () => lines.push([]),
  );
  return lines;
}
