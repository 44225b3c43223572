import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DottedList } from '../../components/DottedList';
import { courseAddress } from '../../site/addresses';
import { countOf, formatMinutes } from '../../content/format';
import { fingerReach } from '../../theme/targets';
import { CheckpointCard } from './CheckpointCard';
import type { PathStep } from './programPaths';

interface ProgramStepsProps {
  steps: readonly PathStep[];
}

/** The steps of a program in order, one line on a wide screen: its modules, how long they take, and the checkpoint that closes it. */
export function ProgramSteps({ steps }: ProgramStepsProps) {
  return (
    <Steps>
      {steps.map((step) => (
        <Step key={step.step.checkpoint.id}>
          <Work step={step} />
          <CheckpointCard checkpoint={step.step.checkpoint} />
        </Step>
      ))}
    </Steps>
  );
}

interface WorkProps {
  step: PathStep;
}

function Work({ step: { course, modules, lessons, minutes } }: WorkProps) {
  return (
    <div>
      <Typography variant="label">
        <Link href={courseAddress(course.slug)} sx={fingerReach}>
          {course.title}
        </Link>
      </Typography>
      <Typography
        variant="h4"
        component="h3"
        sx={{ display: 'grid', gap: 0.75, mt: 1, color: 'text.primary' }}
      >
        {modules.map(({ id, title }, index) => (
          <span key={id}>
            {title}
            {index < modules.length - 1 ? <span className="visually-hidden">, </span> : null}
          </span>
        ))}
      </Typography>
      <DottedList sx={{ mt: 1 }}>
        <li>{countOf(modules.length, 'module')}</li>
        <li>{countOf(lessons, 'lesson')}</li>
        <li>{formatMinutes(minutes)}</li>
      </DottedList>
    </div>
  );
}

/** Diameter of a step's number, px; the line to the next step leaves from its middle. */
const NUMBER = 36;

/** Between steps that are side by side, px; the line crosses it. */
const STEP_GAP = 24;

const Steps = styled('ol')(({ theme }) => ({
  marginTop: theme.spacing(6),
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media print': { marginTop: theme.spacing(2) },
  [wideScreen(theme)]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: `20px ${STEP_GAP}px`,
    // Of one height in a row, until one of them opens.
    '&:not(:has(details[open])) > li > :last-child': { alignSelf: 'stretch' },
  },
}));

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2.5, 5),
  padding: theme.spacing(0, 0, 4, 6),
  counterIncrement: 'step',
  '&::before': {
    ...theme.typography.label,
    content: 'counter(step)',
    position: 'absolute',
    top: -5,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: NUMBER,
    height: NUMBER,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${NUMBER - 5}px auto 5px ${NUMBER / 2 - 1}px`,
    borderLeft: `2px solid ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 0, 6, 7) },
  '&:last-child': { paddingBottom: 0 },
  '@media print': {
    gridTemplateColumns: '2fr 3fr',
    paddingBottom: theme.spacing(2),
    breakInside: 'avoid',
  },
  // On a wide screen a station of the line that runs across, its checkpoint on the line of the others'.
  [wideScreen(theme)]: {
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    alignItems: 'start',
    padding: theme.spacing(6.5, 0, 0),
    '& > *': { minWidth: 0 },
    '&::before': { top: 0 },
    '&:not(:last-child)::after': {
      inset: `${NUMBER / 2 - 1}px -${STEP_GAP}px auto ${NUMBER}px`,
      borderLeft: 0,
      borderTop: `2px solid ${theme.vars.palette.primary.main}`,
    },
  },
}));

/** Where the steps are side by side; paper has them one below the other. */
function wideScreen(theme: Theme): string {
  return `@media screen and (min-width: ${theme.breakpoints.values.md}px)`;
}
