import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { themeValues } from '../../src/build/themeValues';
import { reviveTheme, type ThemeValues } from '../../src/theme/reviveTheme';
import { theme } from '../../src/theme/theme';

const revived = reviveTheme(JSON.parse(JSON.stringify(themeValues(theme))) as ThemeValues);

/**
 * What a page does not ask of its theme: to make style sheets, further colors, or itself again; nor the colors of single
 * components (`palette.Alert`) but as variables.
 */
const LEFT_OUT = [
  'colorSchemes.dark',
  'colorSchemes.light',
  'colorSpace',
  'darken',
  'font',
  'generateSpacing',
  'generateStyleSheets',
  'generateThemeVars',
  'getCssVar',
  'lighten',
  'palette.augmentColor',
  'palette.getContrastText',
  'rootSelector',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
  'transitions.getAutoHeightDuration',
];

/** A theme as components get it from MUI's provider. */
function provided(given: Theme): Theme {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={given} {...{ disableStyleSheetGeneration: true }}>
      {children}
    </ThemeProvider>
  );
  return renderHook(() => useTheme(), { wrapper }).result.current;
}

/** Every value of a theme by its path, functions as the word. */
function leaves(value: unknown, path: readonly string[] = []): [path: string, value: unknown][] {
  if (LEFT_OUT.includes(path.join('.')) || /^palette\.[A-Z]/.test(path.join('.'))) return [];
  const own: [string, unknown][] =
    typeof value === 'object' && value !== null
      ? []
      : [[path.join('.'), typeof value === 'function' ? 'function' : value]];
  if (typeof value !== 'object' || value === null) return own;
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}

test('a revived theme has every value and every function of the theme, in the same order', () => {
  const made = new Map(leaves(provided(theme)));
  const again = new Map(leaves(provided(revived)));
  expect(made.size).toBeGreaterThan(500);
  expect(Object.fromEntries(again)).toEqual(Object.fromEntries(made));
  // Components write rules for each color of the palette, in its order; another order is another class name.
  const palette = (names: Iterable<string>) => [...names].filter((name) => /^palette/.test(name));
  expect(palette(again.keys())).toEqual(palette(made.keys()));
});

test.each<[call: string, use: (theme: Theme) => unknown]>([
  ['spacing()', ({ spacing }) => [spacing(), spacing(0), spacing(1), spacing(1.5, 'auto', 2)]],
  [
    'breakpoints',
    ({ breakpoints: { up, down, between } }) => [up('md'), down(700), between('sm', 'lg')],
  ],
  ['containerQueries', ({ containerQueries }) => containerQueries.up('sm')],
  ['transitions.create() of nothing', ({ transitions }) => transitions.create()],
  [
    'transitions.create()',
    ({ transitions: { create, duration } }) =>
      create(['opacity', 'color'], { duration: duration.short, easing: 'linear', delay: '1s' }),
  ],
  ['alpha() by a number', (theme) => theme.alpha('var(--mui-palette-primary-main)', 0.5)],
  [
    'alpha() by a variable',
    (theme) =>
      theme.alpha('var(--mui-palette-text-primary)', 'var(--mui-palette-action-hoverOpacity)'),
  ],
  [
    'applyStyles()',
    (theme) => [theme.applyStyles('dark', { top: 0 }), theme.applyStyles('light', { top: 0 })],
  ],
  ['typography.pxToRem()', ({ typography }) => typography.pxToRem(20)],
  [
    'sx',
    (theme) =>
      theme.unstable_sx({
        p: 2,
        color: 'primary.main',
        width: { xs: '80%', md: '40%' },
        boxShadow: 3,
      }),
  ],
])('%s of a revived theme says what it says of the theme', (_call, use) => {
  const expected = use(provided(theme));
  expect(expected).toBeTruthy();
  expect(use(provided(revived))).toEqual(expected);
});

const PARTS = ['AppBar', 'Toolbar', 'Button', 'IconButton', 'SvgIcon', 'Fab', 'Drawer', 'Dialog'];

test('the parts of MUI that the site is made of get the same rules from both', () => {
  const expected = rulesUnder(theme);
  for (const part of PARTS) expect(expected).toContain(`Mui${part}-root`);
  expect(rulesUnder(revived)).toEqual(expected);
});

/** All rules that Emotion writes for one of each part. */
function rulesUnder(given: Theme): string {
  const container = document.createElement('div');
  const cache = createCache({ key: 'test', container, speedy: false });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={given} {...{ disableStyleSheetGeneration: true }}>
        <AppBar variant="elevation" elevation={4}>
          <Toolbar>Bar</Toolbar>
        </AppBar>
        {(['contained', 'outlined', 'text'] as const).map((variant) => (
          <Button key={variant} variant={variant} size="large" startIcon={<SvgIcon />}>
            Go
          </Button>
        ))}
        <IconButton aria-label="Close">
          <SvgIcon fontSize="small" />
        </IconButton>
        <Fab size="medium">Switch</Fab>
        <Drawer open sx={{ '& .MuiDrawer-paper': { width: { xs: '80%', lg: '30%' } } }}>
          Panel
        </Drawer>
        <Dialog open fullWidth maxWidth="sm">
          <DialogTitle>Title</DialogTitle>
          <DialogContent>Content</DialogContent>
          <DialogActions>Actions</DialogActions>
        </Dialog>
      </ThemeProvider>
    </CacheProvider>,
  );
  const rules = [...container.querySelectorAll('style')].map(({ textContent }) => textContent);
  unmount();
  return rules.join('\n');
}
