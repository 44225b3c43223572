import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { programTime } from '../../components/programTime';
import { PLANNER_ADDRESS } from '../../site/addresses';
import * as texts from '../../texts/en/programSections';
import { findPath } from './programPaths';

/** Overview of the programs: who each one is for, how long it takes, and its courses. */
export function ProgramContents() {
  return (
    <Box
      component="nav"
      aria-label={texts.onThisPage}
      sx={{ mt: 5, '@media print': { display: 'none' } }}
    >
      <Entries>
        {PROGRAM_SUMMARIES.map(({ id, title, courseTitles, ...time }) => (
          <li key={id}>
            <Typography variant="h4" component="p">
              <Link href={`#${id}`}>{title}</Link>
            </Typography>
            <Typography>{findPath(id).program.forWhom[0]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <strong>{programTime(time)}</strong>
              <br />
              {texts.titleList(courseTitles)}
            </Typography>
          </li>
        ))}
      </Entries>
      <Typography className="js-only" sx={{ mt: 3 }}>
        {texts.alreadyDecided((label) => (
          <Link href={PLANNER_ADDRESS}>{label}</Link>
        ))}
      </Typography>
    </Box>
  );
}

/** The whole card is clickable, and subgrid aligns the same facts across cards. */
const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(1, 4),
    padding: theme.spacing(2.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    '&:hover': { borderColor: theme.vars.palette.site.lineStrong },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    '& > li': { gridTemplateColumns: '1fr 1fr' },
    // The title spans both columns.
    '& > li > :first-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    '& > li': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
}));
