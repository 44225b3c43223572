import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ROOMY_FROM } from '../../../.generated/header';

/**
 * Styles for a link or group button in the header's navigation. Based on `ButtonBase`, because `Button`
 * computes the styles of all its variants for each instance during hydration.
 */
export const NavControl = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 44,
  paddingInline: 14,
  borderRadius: 8,
  fontWeight: theme.typography.fontWeightMedium,
  '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
    borderRadius: '8px 8px 0 0',
  },
  // Leaves room for a wider fallback font.
  [theme.breakpoints.down(ROOMY_FROM)]: { paddingInline: 8 },
})) as typeof ButtonBase;
