import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import { letterId } from './letterId';
import { LETTERS } from './letters';

/** All letters, so that the row stays as it is whatever terms there are. */
const ALPHABET = [
  ...new Set([...LETTERS.map(({ letter }) => letter), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']),
].sort();

/** The alphabet: letters with terms are links to them. */
export function GlossaryLetters() {
  return (
    <Letters aria-label="Letters">
      {ALPHABET.map((letter) =>
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
  // One row, which scrolls sideways where it has no room; room for the outline of a focused letter.
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
  // Letters without terms, and those that the filter leaves none of.
  '& > span, & > a[inert]': {
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.vars.palette.text.disabled,
  },
}));

/** Shades an end of the row beyond which there are more letters: at the end itself the ground scrolls over it. */
function edgeShades({ vars: { palette } }: Theme): string {
  const ground = palette.background.default;
  const shade = `color-mix(in srgb, ${palette.text.primary} 20%, transparent)`;
  return `
    linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 40px 100% no-repeat local,
    linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 40px 100% no-repeat local,
    linear-gradient(to right, ${shade}, transparent) 0 0 / 14px 100% no-repeat scroll,
    linear-gradient(to left, ${shade}, transparent) 100% 0 / 14px 100% no-repeat scroll`;
}
