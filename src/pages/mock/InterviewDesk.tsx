import { styled } from '@mui/material/styles';

/** Two-column layout on wide screens: the prompt on the left, the work area on the right. */
export const InterviewDesk = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    // The exercise: its heading, its prompt, then the work area.
    '& section:has(> header > h3)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: theme.spacing(5),
      alignItems: 'start',
      '& > header': { gridColumn: '1 / -1' },
      '& > :nth-child(2)': {
        gridColumn: 1,
        position: 'sticky',
        top: 'calc(var(--header-height) + 96px)',
      },
      '& > :nth-child(n + 3)': { gridColumn: 2 },
    },
  },
}));
