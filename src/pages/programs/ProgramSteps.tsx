import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { courseAddress } from '../../site/addresses';
import { countOf, formatMinutes } from '../../content/format';
import { CheckpointCard } from './CheckpointCard';
import type { PathStep } from './programPaths';

interface ProgramStepsProps {
  steps: readonly PathStep[];
}

/** The steps of a program in order: what to learn, how long it takes, and the checkpoint that closes each. */
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
      <Typography variant="h3">
        <Link href={courseAddress(course.slug)}>{course.title}</Link>
      </Typography>
      <Typography variant="label" sx={{ mt: 0.75 }}>
        {countOf(modules.length, 'module')} · {countOf(lessons, 'lesson')} ·{' '}
        {formatMinutes(minutes)}
      </Typography>
      <Disclosure size="small" openFrom="md" summary="Modules">
        <Modules>
          {modules.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </Modules>
      </Disclosure>
    </div>
  );
}

/** Diameter of a step's number, px; the line to the next step leaves from its middle. */
const NUMBER = 36;

const Steps = styled('ol')(({ theme }) => ({
  marginTop: theme.spacing(6),
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media print': { marginTop: theme.spacing(2) },
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
    border: `1px solid ${theme.vars.palette.site.lineStrong}`,
    borderRadius: '50%',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${NUMBER + 4}px auto 13px ${NUMBER / 2}px`,
    borderLeft: `1px solid ${theme.vars.palette.site.lineStrong}`,
  },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 0, 6, 7) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 8fr' },
  '&:last-child': { paddingBottom: 0 },
  '@media print': { paddingBottom: theme.spacing(2) },
}));

const Modules = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(0.75, 3),
  paddingLeft: 18,
  color: theme.vars.palette.text.primary,
  '& ::marker': { color: theme.vars.palette.site.lineStrong },
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(2) },
}));
