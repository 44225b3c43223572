import { readFileSync } from 'node:fs';
import { iconSvg } from '../../src/build/files/iconSvg';
import { hasOwnColors, placedLogo, prepareLogo } from '../../src/build/logo';
import { light } from '../../src/theme/tokens';

const FILE = 'src/brand/logo.svg';

const ONE_COLOR =
  '<svg viewBox="0 0 10 20" xmlns="http://www.w3.org/2000/svg"><path d="M1 1h5v5z"/></svg>';
const MANY_COLORS = readFileSync('test/support/secondLogo.svg', 'utf8');

function drawn(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;
}

test("the site's own logo can be built, and takes the color of its surroundings", () => {
  const logo = prepareLogo(readFileSync(FILE, 'utf8'), FILE);
  expect(logo).toMatch(/^<svg width="32" height="32" viewBox="4.3 2.5 27 27" /);
  expect(hasOwnColors(logo)).toBe(false);
});

test('whatever its shape, it is as high as the header shows it', () => {
  expect(prepareLogo(ONE_COLOR, FILE)).toMatch(/^<svg width="16" height="32" viewBox="0 0 10 20" /);
  expect(prepareLogo(MANY_COLORS, FILE)).toMatch(
    /^<svg width="48" height="32" viewBox="0 0 96 64" /,
  );
  const unboxed =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M1 1h5v5z"/></svg>';
  expect(prepareLogo(unboxed, FILE)).toMatch(/^<svg width="64" height="32" viewBox="0 0 40 20" /);
});

test('what has no color takes that of its surroundings; colors given stay, black too', () => {
  expect(prepareLogo(ONE_COLOR, FILE)).toContain('fill="currentColor"');
  const black = prepareLogo(drawn('<path fill="#000" d="M1 1h5v5z"/>'), FILE);
  expect(black).toContain('<path fill="#000"');
  expect(hasOwnColors(black)).toBe(true);
});

test('style sheets become attributes, which the policy of the site allows', () => {
  const logo = prepareLogo(MANY_COLORS, FILE);
  expect(logo).not.toMatch(/style|class=/);
  for (const color of ['#6b2d5c', '#e07a1f', '#f0c987', '#d1495b']) expect(logo).toContain(color);
  expect(hasOwnColors(logo)).toBe(true);
});

test('every id, and every use of one, has the prefix by which the page tells logos apart', () => {
  const logo = prepareLogo(MANY_COLORS, FILE);
  const ids = [...logo.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...logo.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(uses)).toEqual(new Set(ids));
  for (const id of ids) expect(id).toMatch(/^logo-id-/);
});

test.each([
  ['a script', drawn('<script>alert(1)</script><path d="M1 1h5v5z"/>'), /holds a script or HTML/],
  ['a handler', drawn('<path onclick="go()" d="M1 1h5v5z"/>'), /holds a script or HTML/],
  [
    'a bitmap',
    drawn('<image href="data:image/png;base64,AA==" width="9" height="9"/>'),
    /holds a bitmap/,
  ],
  ['text', drawn('<text x="1" y="9">Harbor</text>'), /turn it into paths/],
  ['another file', drawn('<use href="other.svg#mark"/>'), /names another file/],
  [
    'another host',
    drawn('<path fill="url(https://a.example/x.svg#g)" d="M1 1h5v5z"/>'),
    /names another file/,
  ],
  [
    'rules that are no attributes',
    drawn('<style>@media print{.a{fill:red}}</style><path class="a" d="M1 1h5v5z"/>'),
    /holds styles/,
  ],
  [
    'no size',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h5v5z"/></svg>',
    /give it a viewBox/,
  ],
  ['no drawing', 'Harbor', /no SVG that can be read|give it a viewBox/],
])('%s in it is refused with one line that names the file', (_what, svg, message) => {
  const reason = messageOf(() => prepareLogo(svg, FILE));
  expect(reason).toMatch(message);
  expect(reason.startsWith(`${FILE} `)).toBe(true);
  expect(reason).not.toContain('\n');
});

test('within another drawing it has a place, and a color for what takes one', () => {
  const placed = placedLogo(prepareLogo(ONE_COLOR, FILE), { offset: 5, size: 50 }, '#123456');
  expect(placed).toMatch(
    /^<svg x="5" y="5" width="50" height="50" viewBox="0 0 10 20" fill="#123456"/,
  );
  expect(placed).not.toContain('currentColor');
});

test.each([
  ['one color: the primary color', ONE_COLOR, light.primary, light.onPrimary],
  ['colors of its own: the surface', MANY_COLORS, light.surface, light.primary],
])('the plate of an icon is, for a logo of %s', (_kind, svg, plate, ink) => {
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
