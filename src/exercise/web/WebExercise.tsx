import { CodeBlock } from '../../components/code/CodeBlock';
import type { WebExerciseBlock } from '../../content/lesson';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { finishedPage } from '../finished/lazyFinishedPage';
import { ExerciseBox, type ExerciseTexts } from '../task/ExerciseBox';
import { StartNote } from '../drafts/StartNote';
import { useIsFinished } from '../task/useIsFinished';
import { PlainFiles } from './files/PlainFiles';
import { useWebExercise } from './useWebExercise';
import { Workbench } from './Workbench';

const NOT_COUNTED = {
  text: "You viewed the solution, so this doesn't count yet. Read why it works, then write it from memory. That's what makes it stick.",
  again: 'Write it myself',
};

interface WebExerciseProps {
  exercise: WebExerciseBlock;
  texts: ExerciseTexts;
}

/** Exercise in which the reader writes a page: file tabs, a live preview, and checks of the rendered page. */
export function WebExercise({ exercise, texts: written }: WebExerciseProps) {
  const state = useWebExercise(exercise);
  const isFinished = useIsFinished(exercise);
  const [model] = exercise.solution;
  const { texts, active } = state;

  return (
    <ExerciseBox
      task={exercise}
      texts={written}
      stage={state.stage}
      onAskSolution={() => state.ask('solution')}
      onStartOver={state.startOver}
      praise="Passed. Your page does what it should."
      notCounted={NOT_COUNTED}
      solution={exercise.solution.map(({ language, lines }) => (
        <CodeBlock key={language} language={language} lines={lines} />
      ))}
    >
      <StartNote earlier={exercise.continues} start={state.start} text={texts[state.startFile]} />
      <Workbench exercise={exercise} state={state} />
      {isFinished && model ? (
        <OptionalLazyContent code={finishedPage}>
          {({ FinishedPage }) => (
            <FinishedPage
              title={exercise.title}
              texts={texts}
              model={model}
              scheme={state.scheme}
              checks={exercise.checks}
            />
          )}
        </OptionalLazyContent>
      ) : null}
      <PlainFiles files={exercise.files.filter(({ language }) => language !== active)} />
    </ExerciseBox>
  );
}
