import { readFileSync } from 'node:fs';
import { iconSvg } from '../../src/build/files/iconSvg';
import { hasOwnColors, placedLogo, prepareLogo } from '../../src/build/logo';
import { light } from '../../src/school/tokens';

const FILE = 'src/school/logo.svg';

const ONE_COLOR =
  '<svg viewBox="0 0 10 20" xmlns="http://www.w3.org/2000/svg"><path d="M1 1h5v5z"/></svg>';
const MANY_COLORS = readFileSync('test/support/secondLogo.svg', 'utf8');

function svgWith(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;
}

test("the logo has the header's height, whatever its aspect ratio", () => {
  expect(prepareLogo(ONE_COLOR, FILE)).toMatch(/^<svg width="16" height="32" viewBox="0 0 10 20" /);
  expect(prepareLogo(MANY_COLORS, FILE)).toMatch(
    /^<svg width="48" height="32" viewBox="0 0 96 64" /,
  );
  const withoutViewBox =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M1 1h5v5z"/></svg>';
  expect(prepareLogo(withoutViewBox, FILE)).toMatch(
    /^<svg width="64" height="32" viewBox="0 0 40 20" /,
  );
});

test('shapes without a color get the text color, and explicit colors stay, even black', () => {
  expect(prepareLogo(ONE_COLOR, FILE)).toContain('fill="currentColor"');
  const black = prepareLogo(svgWith('<path fill="#000" d="M1 1h5v5z"/>'), FILE);
  expect(black).toContain('<path fill="#000"');
  expect(hasOwnColors(black)).toBe(true);
});

test('style sheets become attributes, which the CSP allows', () => {
  const logo = prepareLogo(MANY_COLORS, FILE);
  expect(logo).not.toMatch(/style|class=/);
  for (const color of ['#6b2d5c', '#e07a1f', '#f0c987', '#d1495b']) expect(logo).toContain(color);
  expect(hasOwnColors(logo)).toBe(true);
});

test('all ids and references have the prefix that pages replace', () => {
  const logo = prepareLogo(MANY_COLORS, FILE);
  const ids = [...logo.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...logo.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(uses)).toEqual(new Set(ids));
  for (const id of ids) expect(id).toMatch(/^logo-id-/);
});

test.each([
  [
    'a script',
    svgWith('<script>alert(1)</script><path d="M1 1h5v5z"/>'),
    /contains a script or HTML/,
  ],
  [
    'an event handler',
    svgWith('<path onclick="go()" d="M1 1h5v5z"/>'),
    /contains a script or HTML/,
  ],
  [
    'a bitmap',
    svgWith('<image href="data:image/png;base64,AA==" width="9" height="9"/>'),
    /contains a bitmap/,
  ],
  ['text', svgWith('<text x="1" y="9">Harbor</text>'), /convert it to paths/],
  [
    'a reference to another file',
    svgWith('<use href="other.svg#mark"/>'),
    /references another file/,
  ],
  [
    'a reference to another host',
    svgWith('<path fill="url(https://a.example/x.svg#g)" d="M1 1h5v5z"/>'),
    /references another file/,
  ],
  [
    'a media query',
    svgWith('<style>@media print{.a{fill:red}}</style><path class="a" d="M1 1h5v5z"/>'),
    /contains styles/,
  ],
  [
    'no size',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h5v5z"/></svg>',
    /give it a viewBox/,
  ],
  ['no SVG element', 'Harbor', /isn't a valid SVG|give it a viewBox/],
])('a logo with %s is rejected in one line with the file name', (_what, svg, message) => {
  const reason = messageOf(() => prepareLogo(svg, FILE));
  expect(reason).toMatch(message);
  expect(reason.startsWith(`${FILE} `)).toBe(true);
  expect(reason).not.toContain('\n');
});

test('placedLogo sets position, size and text color', () => {
  const placed = placedLogo(prepareLogo(ONE_COLOR, FILE), { offset: 5, size: 50 }, '#123456');
  expect(placed).toMatch(
    /^<svg x="5" y="5" width="50" height="50" viewBox="0 0 10 20" fill="#123456"/,
  );
  expect(placed).not.toContain('currentColor');
});

test.each([
  ['a single-color logo has the primary color', ONE_COLOR, light.primary, light.onPrimary],
  ['a multicolor logo has the surface color', MANY_COLORS, light.surface, light.primary],
])("the icon's background for %s", (_case, svg, plate, ink) => {
  const icon = iconSvg({ logo: prepareLogo(svg, FILE), colors: light, kind: 'icon' });
  expect(icon).toMatch(new RegExp(`<rect [^>]*fill="${plate}"/>`));
  expect(icon).toContain(`fill="${ink}"`);
  expect(icon).not.toContain('currentColor');
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return String((error as Error).message);
  }
  return 'no error';
}
