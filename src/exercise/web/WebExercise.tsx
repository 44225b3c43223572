import { CodeBlock } from '../../components/code/CodeBlock';
import type { WebExerciseBlock } from '../../content/lesson';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { finishedPage } from '../finished/lazyFinishedPage';
import { ExerciseBox, type ExerciseTexts } from '../task/ExerciseBox';
import { StartNote } from '../drafts/StartNote';
import { useIsFinished } from '../task/useIsFinished';
import * as exerciseWeb from '../../texts/en/exerciseWeb';
import { PlainFiles } from './files/PlainFiles';
import { useWebExercise } from './useWebExercise';
import { Workbench } from './Workbench';

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
      praise={exerciseWeb.praise}
      notCounted={{ text: exerciseWeb.notCounted, again: exerciseWeb.writeItMyself }}
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
