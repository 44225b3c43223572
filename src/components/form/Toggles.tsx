import { styled, type CSSObject } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TOUCH } from '../../theme/targets';

/**
 * MUI's toggle button group with the site's styles. It isn't in the theme because every page loads
 * the theme.
 */
export const Toggles = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  // Restores the left border, which MUI hides on every button after the first.
  '& .MuiToggleButtonGroup-middleButton, & .MuiToggleButtonGroup-lastButton': {
    borderInlineStartColor: theme.vars.palette.site.lineStrong,
    '&.Mui-selected': { borderInlineStartColor: theme.vars.palette.primary.main },
  },
}));

/** A button of `Toggles`. */
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
  // A double border, so that color isn't the only cue; a bolder font would shift the neighboring buttons.
  ...chosen({
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.site.primaryTint,
  }),
  // A selected button's border covers its neighbors' borders, and the focus ring covers both.
  '&.Mui-selected': { zIndex: 1 },
  '&.Mui-focusVisible': { zIndex: 2 },
  '&.MuiToggleButton-sizeSmall': {
    minHeight: 36,
    [theme.breakpoints.down('sm')]: { paddingInline: 10 },
    [TOUCH]: { minHeight: 44 },
  },
  // Fills selected buttons in groups that allow several selections, such as weekdays.
  '&.MuiToggleButton-primary': chosen({
    color: theme.vars.palette.primary.contrastText,
    boxShadow: 'none',
    backgroundColor: theme.vars.palette.primary.main,
  }),
}));

/** @returns styles for a selected toggle button; system colors in forced-colors mode */
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
