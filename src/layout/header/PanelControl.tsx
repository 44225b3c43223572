import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';

/** Styles for a link or group button in the side panel. */
export const PanelControl = styled(ListItemButton)(({ theme }) => ({
  ...theme.typography.subtitle1,
  width: '100%',
  minHeight: 52,
  paddingInline: 12,
  fontSize: '1.125rem',
  color: theme.vars.palette.text.primary,
  '&[aria-current], &[aria-current]:hover': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.primaryTint,
  },
})) as typeof ListItemButton;
