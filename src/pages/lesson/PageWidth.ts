import { styled } from '@mui/material/styles';

/** As wide as a `Container`, whose code the first window of a lesson would have to wait for. */
export const PageWidth = styled('div')({
  maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
