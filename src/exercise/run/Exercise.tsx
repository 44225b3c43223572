import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { finishedProgram } from '../finished/lazyFinishedProgram';
import { EarlierTries } from '../drafts/EarlierTries';
import { ExerciseBox, type ExerciseTexts } from '../task/ExerciseBox';
import { ExerciseResult } from '../results/ExerciseResult';
import { outcomeText } from '../results/outcome';
import { StartNote } from '../drafts/StartNote';
import { LinesHelp } from '../lines/LinesHelp';
import { OtherLanguages } from '../solution/OtherLanguages';
import { PlainSolution } from '../solution/PlainSolution';
import { useIsFinished } from '../task/useIsFinished';
import { useSteps } from '../trace/useSteps';
import * as exerciseRun from '../../texts/en/exerciseRun';
import { useExercise, type ExerciseTask } from './useExercise';
import { CodeBox } from './CodeBox';
import { runnerOf } from './runnerOf';

interface ExerciseProps {
  exercise: ExerciseTask;
  texts: ExerciseTexts;
}

/** Coding exercise with an editor, tests that run in the browser, hints, and a solution. */
export function Exercise({ exercise, texts }: ExerciseProps) {
  const state = useExercise(exercise);
  const { running, result, help } = state;
  const isFinished = useIsFinished(exercise);
  const steps = useSteps();
  const firstFailed = result?.tests.findIndex(({ outcome }) => outcome === 'failed') ?? -1;

  return (
    <ExerciseBox
      task={exercise}
      texts={texts}
      stage={state.stage}
      onAskSolution={state.askSolution}
      onStartOver={state.startOver}
      praise={exerciseRun.praise}
      notCounted={{ text: exerciseRun.notCounted, again: exerciseRun.writeItMyself }}
      solution={<PlainSolution exercise={exercise} />}
      comparison={<OtherLanguages exercise={exercise} />}
      lines={exercise.hasLines ? help : undefined}
      aside={<EarlierTries id={exercise.id} text={state.text} onBringBack={state.bringBack} />}
    >
      <StartNote earlier={exercise.continues} start={state.start} text={state.text} />
      <CodeBox
        language={exercise.language}
        title={exerciseRun.yourCode}
        draftId={exercise.id}
        label={exerciseRun.yourCodeFor(exercise.title)}
        text={state.text}
        lines={state.lines}
        errorLine={state.errorLine}
        result={result}
        onChange={state.setText}
        runName={exerciseRun.check}
        isRunExpected
        onRun={state.check}
        steps={steps}
        stepsIn={{ tests: exercise.tests, test: firstFailed < 0 ? 0 : firstFailed }}
        onReset={state.canReset ? state.askReset : undefined}
        question={state.question}
        onDismiss={state.dismiss}
        status={running ? exerciseRun.checking : result ? outcomeText(result) : null}
        onTakeBack={state.takeBack}
      >
        <ExerciseResult
          id={exercise.id}
          result={result}
          name={exercise.title}
          onStep={
            exercise.language ? undefined : (test) => steps.open(state.text, exercise.tests, test)
          }
        />
      </CodeBox>
      {help.isOpen && state.stage !== 'passed' ? (
        <LinesHelp
          id={exercise.id}
          title={exercise.title}
          files={[{ language: 'js', starter: exercise.starter, solution: exercise.solution }]}
          onCheck={({ js = '' }) =>
            runnerOf(exercise.language, exercise.typeTests)(js, exercise.tests)
          }
          onWrite={({ js = '' }) => state.writeAgain(js)}
          onClose={help.close}
        />
      ) : null}
      {isFinished ? (
        <OptionalLazyContent code={finishedProgram}>
          {({ FinishedProgram }) => (
            <FinishedProgram
              id={exercise.id}
              text={state.text}
              model={exercise.solution}
              title={exercise.title}
              tests={exercise.tests}
            />
          )}
        </OptionalLazyContent>
      ) : null}
    </ExerciseBox>
  );
}
