import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/**
 * How an entry of the header's navigation looks, be it a link or what opens a group. On `ButtonBase`: `Button` works out
 * the styles of all its variants for every one of them while the page is hydrated.
 */
export const NavControl = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minWidth: 64,
  minHeight: 44,
  padding: '6px 14px',
  borderRadius: 8,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
    borderRadius: '8px 8px 0 0',
  },
  [theme.breakpoints.down('md')]: { paddingInline: 10 },
})) as typeof ButtonBase;
