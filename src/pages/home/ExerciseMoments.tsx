import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FIXED_EXAMPLE_RUNS } from '../../../.generated/fixedExampleRuns';
import { CodeFrame } from '../../components/code/CodeFrame';
import { Section } from '../../components/Section';
import { FIXED_EXAMPLE } from '../../content/exercises/fixedExample';
import { Explanation } from '../../exercise/task/Explanation';
import { outcomeText } from '../../exercise/results/outcome';
import { TestList } from '../../exercise/results/TestList';
import type { RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/homeSections';
import { MarkedCode } from './MarkedCode';

interface Moment {
  title: string;
  text: string;
  /** What the learner sees at this point, such as test results or hints. */
  outcome: ReactNode;
}

const { prompt, fixed, addedLine, hints, explanation } = FIXED_EXAMPLE;

const MOMENTS: readonly Moment[] = [
  {
    title: texts.failsTitle,
    text: texts.failsText,
    outcome: <Checked result={FIXED_EXAMPLE_RUNS.firstTry} />,
  },
  {
    title: texts.fixTitle,
    text: texts.fixText,
    outcome: <AskedHints />,
  },
  {
    title: texts.passesTitle,
    text: texts.passesText,
    outcome: (
      <>
        <Checked result={FIXED_EXAMPLE_RUNS.fixed} />
        <Box
          sx={{ borderTop: 1, borderColor: 'divider', '& > .MuiAlert-root': { borderRadius: 0 } }}
        >
          <Explanation>
            <Typography variant="body2">{explanation}</Typography>
          </Explanation>
        </Box>
      </>
    ),
  },
];

/** An exercise before, during, and after the fix. The results come from the site's own test runner. */
export function ExerciseMoments() {
  return (
    <Section
      id="feedback"
      title={texts.momentsTitle}
      intro={prompt}
      picture={
        <CodeFrame title="average.js">
          <MarkedCode lines={fixed} addedLine={addedLine} />
        </CodeFrame>
      }
      layout="split"
    >
      <Moments>
        {MOMENTS.map(({ title, text, outcome }) => (
          <li key={title}>
            <div>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
            <Paper variant="outlined" sx={{ overflow: 'clip' }}>
              {outcome}
            </Paper>
          </li>
        ))}
      </Moments>
    </Section>
  );
}

function Checked({ result }: { result: RunResult }) {
  return (
    <>
      <Typography variant="body2" sx={{ px: 2, py: 1.5, fontWeight: 'fontWeightMedium' }}>
        {outcomeText(result)}
      </Typography>
      <TestList tests={result.tests} />
    </>
  );
}

/** The example's hints, all visible at once. A real exercise reveals one per click. */
function AskedHints() {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 2, listStyle: 'none' }}>
      {hints.map((hint, index) => (
        <Box
          component="li"
          key={hint}
          sx={{
            paddingInlineStart: 2,
            borderInlineStart: '2px solid',
            borderColor: 'secondary.main',
          }}
        >
          <Typography variant="label" sx={{ color: 'secondary.main' }}>
            {texts.hint(index + 1)}
          </Typography>
          <Typography variant="body2">{hint}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const Moments = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media print': { breakInside: 'avoid' },
  },
  [theme.breakpoints.up('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    '& > li + li': { paddingTop: 24, borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}));
