import { muiStyleSheet } from '../../../src/build/documents/muiStyles';

const CSS = `:root{--mui-palette-primary-main:#0b6658;--mui-palette-Alert-errorColor:rgb(1, 2, 3);--mui-shadows-1:none;}
.dark{color-scheme:dark;--mui-palette-Alert-errorColor:rgb(4, 5, 6);}
.mui-a{color:oklch(from var(--mui-palette-primary-main) l c h / 0.5);--_shadow:var(--x, );}`;

test('the CSS is minified and keeps all rules', () => {
  const css = muiStyleSheet(CSS);
  expect(css.match(/--mui-palette-Alert-errorColor/g)).toHaveLength(2);
  expect(css).toMatch(/\.dark\{color-scheme:dark;/);
  expect(css).toContain('--_shadow:var(--x, )');
  expect(css).toContain('oklch(from var(--mui-palette-primary-main)');
  expect(css).not.toContain('lightningcss');
  expect(css.length).toBeLessThan(CSS.length);
});

test('invalid CSS throws an error', () => {
  expect(() => muiStyleSheet('.a{color:')).not.toThrow();
  expect(() => muiStyleSheet('.a{}}')).toThrow();
});
