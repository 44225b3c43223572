import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/**
 * How an entry of the header's navigation looks, be it a link or what opens a group. On `ButtonBase`: `Button` works out
 * the styles of all its variants for every one of them while the page is hydrated.
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
  // Room for a wider typeface of the system, where the site's own has not come in time.
  [theme.breakpoints.down('lg')]: { paddingInline: 8 },
})) as typeof ButtonBase;
