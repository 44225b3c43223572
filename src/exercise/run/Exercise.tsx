import { useRef, type ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { CodeBox } from './CodeBox';
import { ExerciseFrame } from './ExerciseFrame';
import { ExerciseResult } from './ExerciseResult';
import { Explanation } from './Explanation';
import { Hints } from './Hints';
import { NotCounted } from './NotCounted';
import { outcomeText } from './outcome';
import { Passed } from './Passed';
import { PlainHelp } from './PlainHelp';
import { Prose } from './Prose';
import { useExercise, type ExerciseTask } from './useExercise';

interface ExerciseProps {
  exercise: ExerciseTask;
  prompt: ReactNode;
  /** One to three, from the gentle to the plain. */
  hints: readonly ReactNode[];
  explanation: ReactNode;
  /** The one link that leads on after a pass. */
  onward: ReactNode;
}

/** A task with an editor, checked in the page: a result for each test, hints on request, the solution after a question. */
export function Exercise({ exercise, prompt, hints, explanation, onward }: ExerciseProps) {
  const box = useRef<HTMLElement>(null);
  const state = useExercise(exercise);
  const { running, result } = state;

  function startOver() {
    state.startOver();
    // The button that was pressed goes; the code is where the next go begins.
    box.current?.querySelector<HTMLElement>('textarea, [data-editor]')?.focus();
  }

  return (
    <ExerciseFrame ref={box} id={exercise.id} title={exercise.title}>
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
      {state.stage === 'passed' ? null : <Hints hints={hints} onAskSolution={state.askSolution} />}
      {state.stage === 'copied' ? <NotCounted onStartOver={startOver} /> : null}
      {state.stage === 'passed' ? <Passed onward={onward} /> : null}
      {state.stage === 'open' ? null : <Explanation>{explanation}</Explanation>}
      <PlainHelp
        hints={hints}
        solution={<CodeBlock language="js" lines={exercise.solution} />}
        explanation={explanation}
      />
    </ExerciseFrame>
  );
}
