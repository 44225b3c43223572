import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** How an entry of the header's navigation looks, be it a link or what opens a group. */
export const NavControl = styled(Button)(({ theme }) => ({
  paddingInline: 14,
  borderRadius: 8,
  fontWeight: theme.typography.fontWeightMedium,
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
    borderRadius: '8px 8px 0 0',
  },
  [theme.breakpoints.down('md')]: { paddingInline: 10 },
}));
