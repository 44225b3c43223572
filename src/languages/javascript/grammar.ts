import { javascriptLanguage } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { styleTags, tags } from '@lezer/highlight';

/** Maps Lezer's tags to the colors of code in the lessons (`CodeKind`). */
const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--mui-palette-site-codeComment)', fontStyle: 'italic' },
  {
    tag: [tags.keyword, tags.modifier, tags.self, tags.atom],
    color: 'var(--mui-palette-site-codeKeyword)',
  },
  {
    tag: [tags.string, tags.regexp, tags.escape],
    color: 'var(--mui-palette-site-codeString)',
  },
  {
    tag: [tags.number, tags.bool, tags.null],
    color: 'var(--mui-palette-site-codeNumber)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.className,
    ],
    color: 'var(--mui-palette-site-codeName)',
  },
]);

/** JavaScript grammar that tags method names differently from other property names. */
const language = javascriptLanguage.configure({
  props: [styleTags({ 'MethodDeclaration/PropertyDefinition': tags.function(tags.propertyName) })],
});

/** JavaScript grammar and highlighting, without autocompletion. */
export const javascript: Extension = [language, syntaxHighlighting(colors)];
