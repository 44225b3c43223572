import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MENDED_RUNS } from '../../../.generated/mendedRuns';
import { CodeFrame } from '../../components/code/CodeFrame';
import type { CodeLine } from '../../content/lesson';
import { MENDED_EXERCISE } from '../../content/mendedExercise';
import { Explanation } from '../../exercise/run/Explanation';
import { outcomeText } from '../../exercise/run/outcome';
import { TestList } from '../../exercise/run/TestList';
import type { RunResult } from '../../sandbox/protocol';
import { MendedCode } from './MendedCode';

interface Moment {
  title: string;
  text: string;
  lines: readonly CodeLine[];
  /** Index of the line that is new. */
  addedLine?: number;
  /** What came of it. */
  outcome: ReactNode;
}

const { firstTry, mended, addedLine, hints, explanation } = MENDED_EXERCISE;

const MOMENTS: readonly Moment[] = [
  {
    title: 'It fails',
    text: 'You see what was tried, what was expected and what your code returned.',
    lines: firstTry,
    outcome: <Checked result={MENDED_RUNS.firstTry} />,
  },
  {
    title: 'You fix it',
    text: 'Hints come when you ask for them. Here, one line was missing.',
    lines: mended,
    addedLine,
    outcome: <AskedHints />,
  },
  {
    title: 'It passes',
    text: "All tests pass, including one you couldn't see.",
    lines: mended,
    outcome: (
      <>
        <Checked result={MENDED_RUNS.mended} />
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

/** An exercise at three moments: its code as it was, and what the site's own tests said of it. */
export function MendedFrames() {
  return (
    <Frames>
      {MOMENTS.map(({ title, text, outcome, ...code }) => (
        <li key={title}>
          <div>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
          <CodeFrame title="average.js" tools={null}>
            <MendedCode {...code} />
            <Outcome>{outcome}</Outcome>
          </CodeFrame>
        </li>
      ))}
    </Frames>
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

/** As an exercise shows them, one at each press. */
function AskedHints() {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 2, listStyle: 'none' }}>
      {hints.map((hint, index) => (
        <Box component="li" key={hint} sx={{ pl: 2, borderLeft: 2, borderColor: 'secondary.main' }}>
          <Typography variant="label" sx={{ color: 'secondary.main' }}>
            Hint {index + 1}
          </Typography>
          <Typography variant="body2">{hint}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const Frames = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: '32px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  },
  // Texts and frames begin on a line and are as tall as the tallest of them.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    '& > li': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '& > li > :last-child': { display: 'flex', flexDirection: 'column' },
  },
  // Below one another, the last shows no code again that is just above it.
  [theme.breakpoints.down('md')]: {
    '@media screen': {
      '& > li:last-of-type pre': { display: 'none' },
      '& > li:last-of-type pre + div': { borderTop: 0 },
    },
  },
  '@media print': { '& > li': { breakInside: 'avoid' } },
}));

const Outcome = styled('div')(({ theme }) => ({
  flex: 1,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));
