import Box from '@mui/material/Box';
import type { RunResult } from '../../sandbox/protocol';
import { OutputPanel } from './OutputPanel';
import { TestList } from './TestList';

interface ExerciseResultProps {
  result: RunResult;
  /** The exercise's title. */
  name: string;
}

/** What came of a check: each test, then what the code printed and the error that ended it. */
export function ExerciseResult({ result, name }: ExerciseResultProps) {
  return (
    <Box sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>
      {result.tests.length > 0 ? <TestList tests={result.tests} /> : null}
      <OutputPanel name={name} title="Output" result={result} />
    </Box>
  );
}
