import type { ReactNode } from 'react';
import { CodeBox } from './CodeBox';
import { ExerciseHeading } from './ExerciseHeading';
import { ExerciseResult } from './ExerciseResult';
import { Hints } from './Hints';
import { outcomeText } from './outcome';
import { PlainHelp } from './PlainHelp';
import { useExercise, type ExerciseTask } from './useExercise';
import styles from './run.module.css';

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
    <section className={styles.exercise} aria-labelledby={exercise.id}>
      <ExerciseHeading id={exercise.id} title={exercise.title} />
      <div className={styles.prompt}>{prompt}</div>
      <CodeBox
        title="your code"
        label={`Your code for ${exercise.title}`}
        text={state.text}
        lines={state.lines}
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
      {state.isExplained ? (
        <div className={styles.explanation} role="group" aria-label="Explanation">
          <p className={styles.explanationTitle} aria-hidden="true">
            Why it works
          </p>
          {explanation}
        </div>
      ) : null}
      <PlainHelp hints={hints} solution={exercise.solution} explanation={explanation} />
    </section>
  );
}
