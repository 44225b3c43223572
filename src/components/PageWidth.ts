import { styled } from '@mui/material/styles';

/** Same width as MUI's `Container`, but without its code, which would delay the first paint. */
export const PageWidth = styled('div')({
  maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
