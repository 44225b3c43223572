import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { CopyButton } from '../../components/code/CopyButton';
import { ConfirmBar } from '../../components/ConfirmBar';
import type { WebExerciseBlock } from '../../content/lesson';
import { ExerciseBox, type ExerciseTexts } from '../run/ExerciseBox';
import { outcomeText } from '../run/outcome';
import { RunBar } from '../run/RunBar';
import { TestList } from '../run/TestList';
import { FilePanels } from './FilePanels';
import { FileTabs } from './FileTabs';
import { PageFrame } from './PageFrame';
import { PagePanel } from './PagePanel';
import { PlainFiles } from './PlainFiles';
import { useWebExercise } from './useWebExercise';
import { windowHeight } from './windowHeight';

const NOT_COUNTED = {
  text: "You viewed the solution, so this doesn't count yet. Read why it works, then write it from memory. That's what makes it stick.",
  again: 'Write it myself',
};

interface WebExerciseProps {
  exercise: WebExerciseBlock;
  texts: ExerciseTexts;
}

/** A page to write: a tab for each file, the page as it is drawn, and checks that look at it. */
export function WebExercise({ exercise, texts: written }: WebExerciseProps) {
  const { id, title } = exercise;
  const actions = useRef<HTMLDivElement>(null);
  const state = useWebExercise(exercise);
  const { files, texts, active, result, question, preview } = state;

  function dismiss() {
    state.dismiss();
    // The button that asked may be gone.
    actions.current?.querySelector('button')?.focus();
  }

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
      <PageFrame
        tabs={
          <FileTabs id={id} files={exercise.files} active={active} onActive={state.setActive} />
        }
        tools={
          <>
            {state.isOriginal ? null : (
              <Button size="small" onClick={() => state.ask('reset')}>
                Reset
              </Button>
            )}
            <CopyButton text={() => texts[active]} />
          </>
        }
        files={
          <FilePanels
            id={id}
            name={title}
            files={files}
            active={active}
            errorLine={preview.log.error?.line}
            result={result}
            onRun={state.check}
          />
        }
        page={
          <PagePanel
            name={title}
            preview={preview}
            scheme={state.scheme}
            onScheme={state.setScheme}
            height={windowHeight(exercise)}
          />
        }
      >
        {question ? (
          <ConfirmBar
            question={question.text}
            confirm={question.confirm}
            cancel="Keep my code"
            onConfirm={() => {
              question.agree();
              dismiss();
            }}
            onCancel={dismiss}
          />
        ) : null}
        <RunBar
          ref={actions}
          name="Check"
          onRun={state.check}
          status={state.isChecking ? 'Checking…' : result ? outcomeText(result, 'check') : null}
          onTakeBack={state.takeBack}
        />
        {result ? (
          <Box sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>
            <TestList tests={result.tests} word="check" onShow={preview.outline} />
          </Box>
        ) : null}
      </PageFrame>
      <PlainFiles files={exercise.files.filter(({ language }) => language !== active)} />
    </ExerciseBox>
  );
}
