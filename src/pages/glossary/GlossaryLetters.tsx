import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import { ALPHABET, letterId } from './letterId';
import { LETTERS } from './letters';

/** The whole alphabet, so that the row doesn't depend on the terms. */
const ROW = [...new Set([...LETTERS.map(({ letter }) => letter), ...ALPHABET])].sort();

/** The alphabet, with links for letters that have terms. */
export function GlossaryLetters() {
  return (
    <Letters aria-label="Letters">
      {ROW.map((letter) =>
        LETTERS.some((group) => group.letter === letter) ? (
          <Link key={letter} underline="none" href={`#${letterId(letter)}`}>
            {letter}
          </Link>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </Letters>
  );
}

const Letters = styled('nav')(({ theme }) => ({
  ...theme.typography.label,
  position: 'relative',
  display: 'flex',
  // A single row that scrolls horizontally. The padding keeps focus outlines from being clipped.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  marginInline: -4,
  background: edgeShades(theme),
  '& > *': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    borderRadius: theme.shape.borderRadius,
    [theme.breakpoints.up('lg')]: { minWidth: 28 },
  },
  '& > a': { fontWeight: theme.typography.fontWeightBold },
  '& > a:hover': { backgroundColor: theme.vars.palette.site.sunken },
  '& > a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  // Letters without terms, or without matches for the filter.
  '& > span, & > a[inert]': {
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.vars.palette.text.disabled,
  },
}));

/** Scroll shadows: an edge of the row is shaded if there are more letters beyond it. */
function edgeShades({ vars: { palette } }: Theme): string {
  const ground = palette.background.default;
  const shade = `color-mix(in srgb, ${palette.text.primary} 20%, transparent)`;
  return `
    linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 40px 100% no-repeat local,
    linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 40px 100% no-repeat local,
    linear-gradient(to right, ${shade}, transparent) 0 0 / 14px 100% no-repeat scroll,
    linear-gradient(to left, ${shade}, transparent) 100% 0 / 14px 100% no-repeat scroll`;
}
