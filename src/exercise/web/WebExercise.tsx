import { CodeBlock } from '../../components/code/CodeBlock';
import { codeText, type WebExerciseBlock } from '../../content/lesson';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { finishedPage } from '../finished/lazyFinishedPage';
import { ExerciseBox, type ExerciseTexts } from '../task/ExerciseBox';
import { StartNote } from '../drafts/StartNote';
import type { SolvedFile } from '../lines/board';
import { LinesHelp } from '../lines/LinesHelp';
import { useIsFinished } from '../task/useIsFinished';
import * as exerciseWeb from '../../texts/en/exerciseWeb';
import { LANGUAGE_NAMES } from './files/FileTabs';
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
      lines={exercise.hasLines ? state.help : undefined}
      solution={exercise.solution.map(({ language, lines }) => (
        <CodeBlock key={language} language={language} lines={lines} />
      ))}
    >
      <StartNote earlier={exercise.continues} start={state.start} text={texts[state.startFile]} />
      <Workbench exercise={exercise} state={state} />
      {state.help.isOpen && state.stage !== 'passed' ? (
        <LinesHelp
          id={exercise.id}
          title={exercise.title}
          files={solvedFiles(exercise)}
          fileNames={LANGUAGE_NAMES}
          onCheck={state.checkLines}
          onWrite={state.writeAgain}
          onClose={state.help.close}
        />
      ) : null}
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

/** Returns the files that the solution changes, with their starters. */
function solvedFiles({ files, solution }: WebExerciseBlock): SolvedFile[] {
  return solution
    .map(({ language, lines }) => {
      const starter = files.find((file) => file.language === language)?.lines ?? [];
      return { language, starter, solution: lines };
    })
    .filter((file) => codeText(file.starter) !== codeText(file.solution));
}
