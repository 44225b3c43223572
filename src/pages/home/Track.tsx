import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { StopKind } from './courseStops';

/**
 * A program's route, drawn like a transit line: vertical on phones, horizontal on wider screens. Expects
 * `Stop` children.
 */
export const Track = styled('ol')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: 12,
  padding: 0,
  listStyle: 'none',
  fontWeight: 600,
  lineHeight: 1.3,
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    fontSize: theme.typography.body2.fontSize,
    // A gray background line along the whole route, the same for every program.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 9,
      insetInlineStart: 0,
      insetInlineEnd: 0,
      height: 2,
      backgroundColor: theme.vars.palette.divider,
    },
  },
}));

/** A stop on a route, with the segment of the line that follows it. */
export const Stop = styled('li', { shouldForwardProp: (name) => name !== 'kind' })<{
  kind: StopKind;
}>(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: 32,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: 2,
    insetInlineStart: 0,
    width: 16,
    height: 16,
    border: `4px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.default,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 12,
    bottom: -16,
    insetInlineStart: 7,
    width: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('md')]: {
    minHeight: 52,
    padding: '32px 12px 0 0',
    '&::after': {
      top: 9,
      insetInlineEnd: 0,
      bottom: 'auto',
      insetInlineStart: 0,
      width: 'auto',
      height: 2,
    },
  },
  variants: [
    { props: { kind: 'none' }, style: { ...passedBy(theme), ...endOfLine } },
    { props: { kind: 'pass' }, style: passedBy(theme, theme.vars.palette.primary.main) },
    { props: { kind: 'last' }, style: { ...filled(theme), ...endOfLine } },
    { props: { kind: 'only' }, style: { ...filled(theme), ...endOfLine } },
  ],
}));

const endOfLine: CSSObject = { '&::after': { content: 'none' } };

function filled(theme: Theme): CSSObject {
  return { '&::before': { backgroundColor: theme.vars.palette.primary.main } };
}

/** A course that the program skips: a small dot on the background line, hidden in the vertical layout. */
function passedBy(theme: Theme, color: string = theme.vars.palette.divider): CSSObject {
  return {
    [theme.breakpoints.down('md')]: { display: 'none' },
    [theme.breakpoints.up('md')]: {
      '&::before': { top: 6, width: 8, height: 8, border: `2px solid ${color}` },
    },
  };
}
