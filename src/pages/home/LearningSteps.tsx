import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../../components/Section';
import { SampleChecks } from './SampleChecks';
import { SampleCode } from './SampleCode';
import { SamplePassage, SampleStatus } from './SamplePassage';

interface Step {
  title: string;
  text: string;
  /** The piece of a lesson that the step is about. */
  sample: ReactNode;
}

const STEPS: readonly Step[] = [
  {
    title: 'Read a little',
    text: 'A lesson is a page of plain text around small programs. Each idea gets an example you can see at once.',
    sample: <SamplePassage />,
  },
  {
    title: 'Run the code',
    text: 'Every example runs in the page. Change a line, run it again, and watch what your change did.',
    sample: <SampleCode />,
  },
  {
    title: 'Check yourself',
    text: 'Exercises come with tests. A failed one says what it expected and what it got. Hints come one at a time.',
    sample: <SampleChecks />,
  },
  {
    title: 'Keep your place',
    text: 'Your own browser remembers what you finished. There is no sign-up, and nothing of it is sent to us.',
    sample: <SampleStatus />,
  },
];

/** How a lesson goes, told beside one: its pieces are next to the steps and join to a single window. */
export function LearningSteps() {
  return (
    <Section
      id="how"
      title="How learning works here"
      intro="Four steps, the same in every lesson. This is one in small."
    >
      <Steps>
        {STEPS.map(({ title, text, sample }) => (
          <li key={title}>
            <StepText>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ maxWidth: '44ch', mt: 1, color: 'text.secondary' }}>
                {text}
              </Typography>
            </StepText>
            <Sample>{sample}</Sample>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': { counterIncrement: 'step' },
  '& > li + li': { marginTop: 32 },
  [theme.breakpoints.up('md')]: {
    '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '& > li + li': { marginTop: 0 },
  },
}));

const StepText = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingLeft: 48,
  '&::before': {
    ...theme.typography.label,
    // The second text is what is read out: nothing, the list counts by itself.
    content: 'counter(step) / ""',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 28,
    border: `1px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: 8,
    lineHeight: '28px',
    textAlign: 'center',
    color: theme.vars.palette.secondary.main,
  },
  [theme.breakpoints.up('md')]: {
    padding: '24px 48px 32px',
    // A step's rule runs on into the window beside it.
    'li + li > &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '&::before': { top: 24 },
  },
}));

const Sample = styled('div')(({ theme }) => ({
  marginTop: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  // The pieces join to one window, as high as its rows.
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignItems: 'center',
    marginTop: 0,
    'li:not(:last-child) > &': {
      borderBottom: 0,
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
    'li + li > &': { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
    'li:last-child > &': { alignSelf: 'start' },
  },
}));
