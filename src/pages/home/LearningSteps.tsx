import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { MENDED_EXERCISE } from '../../content/mendedExercise';
import { MendedFrames } from './MendedFrames';

const STEPS = [
  {
    title: 'Read a little',
    text: 'Short explanations with figures and code you can run.',
  },
  {
    title: 'Run the code',
    text: 'Change a line of any example, run it again, and see what changed.',
  },
  {
    title: 'Check yourself',
    text: "Tests tell you what's wrong and why. Ask for hints one at a time.",
  },
  {
    title: 'Pick up where you left off',
    text: "Your own browser remembers what you've finished. We never see it.",
  },
] as const;

/** How a lesson goes, and one of its exercises at three moments. */
export function LearningSteps() {
  return (
    <Section
      id="how"
      title="How a lesson works"
      intro="Four steps, the same in every lesson. Below is one exercise, from first try to passing."
    >
      <Steps>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Steps>
      <Task>
        <Typography variant="label" component="p">
          The task
        </Typography>
        <Typography>{MENDED_EXERCISE.prompt}</Typography>
      </Task>
      <MendedFrames />
    </Section>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: '24px 32px',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    paddingLeft: 44,
    counterIncrement: 'step',
  },
  '& > li::before': {
    ...theme.typography.label,
    // The second text is what is read out: nothing, the list counts by itself.
    content: 'counter(step) / ""',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 28,
    border: `1px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: 8,
    lineHeight: '26px',
    textAlign: 'center',
    color: theme.vars.palette.secondary.main,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > li': { paddingLeft: 0, paddingTop: 40 },
  },
}));

const Task = styled('div')(({ theme }) => ({
  margin: '40px 0 32px',
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > :first-of-type': { marginBottom: 6, color: theme.vars.palette.primary.main },
  '& > :last-child': { maxWidth: 'var(--prose-width)' },
}));
