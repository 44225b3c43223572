import { styled, type CSSObject } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TOUCH } from '../../theme/targets';

/** MUI's group of toggle buttons as the site draws it. Here and not in the theme, which every page loads. */
export const Toggles = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  // MUI leaves out the line between two.
  '& .MuiToggleButtonGroup-middleButton, & .MuiToggleButtonGroup-lastButton': {
    borderLeftColor: theme.vars.palette.site.lineStrong,
    '&.Mui-selected': { borderLeftColor: theme.vars.palette.primary.main },
  },
}));

/** One of its buttons. */
export const Toggle = styled(ToggleButton)(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 44,
  minHeight: 44,
  padding: '0 14px',
  textTransform: 'none',
  color: theme.vars.palette.text.primary,
  borderColor: theme.vars.palette.site.lineStrong,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
  // A frame of two lines, so that color alone does not say it; no other weight, which would move what is beside.
  ...chosen({
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.site.primaryTint,
  }),
  // Frames lie over the neighbors' lines, and the ring of the focus over both.
  '&.Mui-selected': { zIndex: 1 },
  '&.Mui-focusVisible': { zIndex: 2 },
  '&.MuiToggleButton-sizeSmall': {
    minHeight: 36,
    [theme.breakpoints.down('sm')]: { paddingInline: 10 },
    [TOUCH]: { minHeight: 44 },
  },
  // Several are chosen, and what counts is how many: the days of a week.
  '&.MuiToggleButton-primary': chosen({
    color: theme.vars.palette.primary.contrastText,
    boxShadow: 'none',
    backgroundColor: theme.vars.palette.primary.main,
  }),
}));

/** @returns the look of a toggle button that is chosen; in forced colors the system's own */
function chosen(look: CSSObject): CSSObject {
  const selector = '&.Mui-selected, &.Mui-selected:hover';
  return {
    [selector]: look,
    '@media (forced-colors: active)': {
      [selector]: {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        borderColor: 'Highlight',
        boxShadow: 'none',
        backgroundColor: 'Highlight',
      },
    },
  };
}
