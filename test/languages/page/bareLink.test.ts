/** @jest-environment jsdom */
import { describeBareLink } from '../../../src/languages/page/checks/elements/bareLink';

test.each([
  ['<a herf="https://example.org">', 'Is `herf` a typo? Write `href`.'],
  ['<a HREFF="https://example.org">', 'Is `hreff` a typo? Write `href`.'],
  ['<a href:"https://example.org">', 'Write `=` after `href`, not `:`.'],
  ['<a href-"https://example.org">', 'Write `=` after `href`, not `-`.'],
  ['<a href("https://example.org")>', 'Write `=` after `href`, not `(`.'],
  ['<a>href="https://example.org" ', '`href` goes in the start tag, before its `>`.'],
  ['<a src="https://example.org">', "A link's address goes in `href`, not in `src`."],
  ['<a "https://example.org">', 'The address needs its attribute. Write `href=` before it.'],
  ['<a class="b">', "There's an `<a>`, but without `href` it isn't a link."],
  ['<a>', "There's an `<a>`, but without `href` it isn't a link."],
])('%s is explained', (html, message) => {
  document.body.innerHTML = `${html}Example</a>`;
  expect(describeBareLink(document.querySelector('a') as Element)).toBe(message);
});
