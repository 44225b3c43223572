/** @jest-environment jsdom */
import { escapeHtml, jsonForScript } from '../../../src/build/documents/escapeHtml';

const TEXTS = [
  'plain',
  'a & b',
  '<b>"x"</b>',
  "it's",
  '&amp;',
  '</script><script>alert(1)</script>',
  'ä €',
];

test.each(TEXTS)('%j is unchanged in an attribute and an element', (text) => {
  document.body.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  const element = document.querySelector('p');
  expect(element?.getAttribute('title')).toBe(text);
  expect(element?.textContent).toBe(text);
  expect(document.body.children).toHaveLength(1);
});

test.each(TEXTS)('%j is unchanged in a script element', (text) => {
  document.body.innerHTML = `<script type="application/ld+json">${jsonForScript({ text })}</script>`;
  expect(document.body.children).toHaveLength(1);
  expect(JSON.parse(document.body.textContent)).toEqual({ text });
});
