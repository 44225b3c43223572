import Box from '@mui/material/Box';
import type { RunResult, TestReport } from '../../sandbox/protocol';
import { KnownMistake } from '../mistakes/KnownMistake';
import * as texts from '../../texts/en/exerciseRun';
import { BackToCode } from './BackToCode';
import { OutputPanel } from './OutputPanel';
import { TestList } from './TestList';
import { useReasonInView } from './useReasonInView';

const NO_RESULT: Pick<RunResult, 'tests' | 'output' | 'cut'> = {
  tests: [],
  output: [],
  cut: false,
};

interface ExerciseResultProps {
  /** The exercise's id; undefined for an example, which has no known mistakes. */
  id?: string;
  /** Result of the last check; undefined before the first one. */
  result: RunResult | undefined;
  /** The exercise's title. */
  name: string;
  /** Sentences about the mistakes, if it's clear what they are. */
  mistakes?: readonly string[];
  /** Steps through a test, by its index. */
  onStep?: (test: number) => void;
  /** False if the output of the code itself is shown elsewhere. */
  hasOutput?: boolean;
}

/**
 * Result of a check: the mistake if it's known, the tests, the output and error of the code itself, and the output
 * of the first test that didn't pass. Omits the output of all other tests, which would only add noise.
 *
 * Mounted from the start: screen readers announce only changes to an existing live region.
 */
export function ExerciseResult({
  id,
  result,
  name,
  mistakes,
  onStep,
  hasOutput = true,
}: ExerciseResultProps) {
  const { tests, output } = result ?? NO_RESULT;
  const { region, from } = useReasonInView(result);
  const failing = tests.findIndex(({ outcome }) => outcome !== 'passed');
  const programOutput = output.filter(({ test }) => test === undefined);
  const testOutput = output.filter(({ test }) => test !== undefined && test === failing);
  return (
    <Box ref={region} sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>
      <BackToCode to={from} />
      {id === undefined ? null : <KnownMistake exerciseId={id} result={result} given={mistakes} />}
      {tests.length > 0 ? (
        <TestList tests={tests} stepInto={onStep && ((test) => () => onStep(test))} />
      ) : null}
      {hasOutput ? (
        <OutputPanel
          label={texts.outputOf(name)}
          title={texts.output}
          result={{ ...NO_RESULT, ...result, output: programOutput }}
        />
      ) : null}
      {testOutput.length > 0 ? (
        <OutputPanel
          label={texts.outputOfTestLabel(nameOf(tests[failing]))}
          title={texts.outputOfTest(nameOf(tests[failing]))}
          result={{ output: testOutput, cut: false }}
        />
      ) : null}
    </Box>
  );
}

/** Returns the name of a test, or null for a hidden test that didn't fail. */
function nameOf(test: TestReport | undefined): string | null {
  return !test || (test.hidden && test.outcome !== 'failed') ? null : test.name;
}
