import { styled } from '@mui/material/styles';

/** The task at the left of the work where there is room, as wide as the page. */
export const InterviewDesk = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    // The box of an exercise: its heading, its task, then whatever is worked in.
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
