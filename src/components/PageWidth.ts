import { styled } from '@mui/material/styles';

/** Same width as MUI's `Container`, whose code would delay the initial viewport. */
export const PageWidth = styled('div')({
  maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
