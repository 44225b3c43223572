/** Syntax highlighting for HTML and CSS. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Maps Lezer's tags to the colors of code in the lessons (`CodeKind`). */
const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--mui-palette-site-codeComment)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.keyword], color: 'var(--mui-palette-site-codeKeyword)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--mui-palette-site-codeString)' },
  {
    tag: [tags.number, tags.unit, tags.color, tags.atom],
    color: 'var(--mui-palette-site-codeNumber)',
  },
  {
    tag: [tags.attributeName, tags.propertyName, tags.className],
    color: 'var(--mui-palette-site-codeName)',
  },
]);

export const markupColors = syntaxHighlighting(colors);
