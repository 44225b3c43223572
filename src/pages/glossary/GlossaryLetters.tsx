import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { LANGUAGE } from '../../texts/en/language';
import * as texts from '../../texts/en/glossarySections';
import { ALPHABET, letterId } from './letterId';
import { LETTERS } from './letters';

/** The whole alphabet, so that the row doesn't depend on the terms. */
const ROW = [...new Set([...LETTERS.map(({ letter }) => letter), ...ALPHABET])].sort(
  new Intl.Collator(LANGUAGE).compare,
);

/** The alphabet, with links for letters that have terms. */
export function GlossaryLetters() {
  return (
    <Letters aria-label={texts.letters}>
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
  // Runs to the edges of the screen and fades at its end, which shows that there are more letters.
  [theme.breakpoints.down('lg')]: {
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'calc(var(--gutter) - 12px) var(--gutter)',
    scrollPaddingInline: 'var(--gutter)',
    maskImage: 'linear-gradient(to left, transparent, black var(--gutter))',
  },
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
