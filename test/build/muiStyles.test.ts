import { muiStyleSheet } from '../../src/build/muiStyles';

const CSS = `:root{--mui-palette-primary-main:#0b6658;--mui-palette-Alert-errorColor:rgb(1, 2, 3);--mui-palette-Chip-defaultBorder:#bdbdbd;--mui-shadows-1:none;}
.dark{color-scheme:dark;--mui-palette-Alert-errorColor:rgb(4, 5, 6);}
.mui-a{color:var(--mui-palette-primary-main);--_shadow:var(--x, );}`;

test('the colors of components that are not used are left out, in both modes', () => {
  const css = muiStyleSheet(CSS, new Set(['Chip', 'Button']));
  expect(css).not.toContain('Alert');
  expect(css).toContain('--mui-palette-Chip-defaultBorder:#bdbdbd');
  expect(css).toContain('--mui-palette-primary-main:#0b6658');
});

test('what is used stays whole, and smaller', () => {
  const css = muiStyleSheet(CSS, new Set(['Alert', 'Chip']));
  expect(css.match(/--mui-palette-Alert-errorColor/g)).toHaveLength(2);
  expect(css).toMatch(/\.dark\{color-scheme:dark;/);
  expect(css).toContain('--_shadow:var(--x, )');
  expect(css).not.toContain('lightningcss');
  expect(css.length).toBeLessThan(CSS.length);
});

test('what is no style sheet is refused', () => {
  expect(() => muiStyleSheet('.a{color:', new Set())).not.toThrow();
  expect(() => muiStyleSheet('.a{}}', new Set())).toThrow();
});
