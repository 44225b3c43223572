import Box from '@mui/material/Box';
import type { RunResult, TestReport } from '../../sandbox/protocol';
import { BackToCode } from './BackToCode';
import { OutputPanel } from './OutputPanel';
import { TestList } from './TestList';
import { useReasonInView } from './useReasonInView';

interface ExerciseResultProps {
  result: RunResult;
  /** The exercise's title. */
  name: string;
}

/**
 * What came of a check: each test, then what the code printed by itself and the error that ended it, then what it
 * printed in the first test that does not pass. What other tests made it print would be mixed with both.
 */
export function ExerciseResult({ result, name }: ExerciseResultProps) {
  const { tests, output } = result;
  const { region, from } = useReasonInView(result);
  const failing = tests.findIndex(({ outcome }) => outcome !== 'passed');
  const own = output.filter(({ test }) => test === undefined);
  const inTest = output.filter(({ test }) => test !== undefined && test === failing);
  return (
    <Box ref={region} sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>
      <BackToCode to={from} />
      {tests.length > 0 ? <TestList tests={tests} /> : null}
      <OutputPanel name={name} title="Output" result={{ ...result, output: own }} />
      {inTest.length > 0 ? (
        <OutputPanel
          name={`the test ${nameOf(tests[failing])}`}
          title={`Output of the test “${nameOf(tests[failing])}”`}
          result={{ output: inTest, cut: false }}
        />
      ) : null}
    </Box>
  );
}

/** A hidden test has its name shown only when it fails. */
function nameOf(test: TestReport | undefined): string {
  return !test || (test.hidden && test.outcome !== 'failed') ? 'hidden' : test.name;
}
