import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { CodeBox } from './CodeBox';
import { ExerciseHeading } from './ExerciseHeading';
import { ExerciseResult } from './ExerciseResult';
import { Explanation } from './Explanation';
import { Hints } from './Hints';
import { outcomeText } from './outcome';
import { PlainHelp } from './PlainHelp';
import { Prose } from './Prose';
import { useExercise, type ExerciseTask } from './useExercise';

const boxStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: { xs: 'var(--gutter)', sm: 3, md: 4 },
  // On a phone it takes the whole width.
  mx: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
  borderWidth: { xs: '3px 0 1px', sm: '3px 1px 1px' },
  borderTopColor: 'primary.main',
  borderRadius: { xs: 0, sm: '4px 4px var(--radius) var(--radius)' },
  '@media print': {
    display: 'block',
    p: '12px 0',
    borderInline: 0,
    borderBottom: 0,
    background: 'none',
    '& > * + *': { mt: 1.5 },
  },
} as const;

interface ExerciseProps {
  exercise: ExerciseTask;
  prompt: ReactNode;
  /** One to three, from the gentle to the plain. */
  hints: readonly ReactNode[];
  explanation: ReactNode;
}

/** A task with an editor, checked in the page: a result for each test, hints on request, the solution after a question. */
export function Exercise({ exercise, prompt, hints, explanation }: ExerciseProps) {
  const state = useExercise(exercise);
  const { running, result } = state;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={exercise.id} sx={boxStyles}>
      <ExerciseHeading id={exercise.id} title={exercise.title} />
      <Prose>{prompt}</Prose>
      <CodeBox
        title="your code"
        label={`Your code for ${exercise.title}`}
        text={state.text}
        lines={state.lines}
        errorLine={state.errorLine}
        onChange={state.setText}
        runName="Check"
        onRun={state.check}
        onReset={state.isStarter ? undefined : state.askReset}
        question={state.question}
        onDismiss={state.dismiss}
        status={running ? 'Checking…' : result ? outcomeText(result) : null}
        onTakeBack={state.takeBack}
      >
        {result ? <ExerciseResult result={result} name={exercise.title} /> : null}
      </CodeBox>
      <Hints hints={hints} onAskSolution={state.askSolution} />
      {state.isExplained ? <Explanation>{explanation}</Explanation> : null}
      <PlainHelp hints={hints} solution={exercise.solution} explanation={explanation} />
    </Paper>
  );
}
