import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { PLANNER_ADDRESS } from '../../site/addresses';
import { formatMinutes } from '../../content/format';

/** The programs with their time, and the way to the planner. */
export function ProgramContents() {
  return (
    <Box
      component="nav"
      aria-label="On this page"
      sx={{ mt: 5, '@media print': { display: 'none' } }}
    >
      <Entries>
        {PROGRAM_SUMMARIES.map(({ id, title, totals }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
            <Typography variant="label" component="span">
              {formatMinutes(totals.minutes)}
            </Typography>
          </li>
        ))}
        <li className="js-only">
          <Link href={PLANNER_ADDRESS}>Study planner</Link>
          <Typography variant="label" component="span">
            a schedule that fits your week
          </Typography>
        </li>
      </Entries>
    </Box>
  );
}

/** The whole entry is its link's target. */
const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  '& > li': { position: 'relative', padding: theme.spacing(2, 2, 2, 0) },
  [theme.breakpoints.down('sm')]: {
    '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  },
  '& a': {
    display: 'block',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
}));
