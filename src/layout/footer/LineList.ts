import { styled } from '@mui/material/styles';

/** A list of links next to the copyright. */
export const LineList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  padding: 0,
  listStyle: 'none',
});
