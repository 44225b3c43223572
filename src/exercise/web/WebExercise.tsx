import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { CopyButton } from '../../components/code/CopyButton';
import { ConfirmBar } from '../../components/ConfirmBar';
import type { WebExerciseBlock } from '../../content/lesson';
import { ExerciseFrame } from '../run/ExerciseFrame';
import { Explanation } from '../run/Explanation';
import { Hints } from '../run/Hints';
import { NotCounted } from '../run/NotCounted';
import { outcomeText } from '../run/outcome';
import { Passed } from '../run/Passed';
import { PlainHelp } from '../run/PlainHelp';
import { Prose } from '../run/Prose';
import { RunBar } from '../run/RunBar';
import { TestList } from '../run/TestList';
import { FilePanels } from './FilePanels';
import { FileTabs } from './FileTabs';
import { PageFrame } from './PageFrame';
import { PagePanel } from './PagePanel';
import { PlainFiles } from './PlainFiles';
import { useWebExercise } from './useWebExercise';

/** Height of the page's window, px. */
const HEIGHT = 320;

interface WebExerciseProps {
  exercise: WebExerciseBlock;
  prompt: ReactNode;
  hints: readonly ReactNode[];
  explanation: ReactNode;
  /** The one link that leads on after a pass. */
  onward: ReactNode;
}

/** A page to write: a tab for each file, the page as it is drawn, and checks that look at it. */
export function WebExercise({ exercise, prompt, hints, explanation, onward }: WebExerciseProps) {
  const { id, title } = exercise;
  const box = useRef<HTMLElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const state = useWebExercise(exercise);
  const { files, texts, active, result, question, preview } = state;

  function dismiss() {
    state.dismiss();
    // The button that asked may be gone.
    actions.current?.querySelector('button')?.focus();
  }

  function startOver() {
    state.startOver();
    box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }

  return (
    <ExerciseFrame ref={box} id={id} title={title}>
      <Prose>{prompt}</Prose>
      <PageFrame
        tabs={<FileTabs id={id} files={files} active={active} onActive={state.setActive} />}
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
            onRun={state.check}
          />
        }
        page={
          <PagePanel
            name={title}
            preview={preview}
            scheme={state.scheme}
            onScheme={state.setScheme}
            height={HEIGHT}
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
      {state.stage === 'passed' ? null : (
        <Hints hints={hints} onAskSolution={() => state.ask('solution')} />
      )}
      {state.stage === 'copied' ? <NotCounted onStartOver={startOver} /> : null}
      {state.stage === 'passed' ? <Passed onward={onward} /> : null}
      {state.stage === 'open' ? null : <Explanation>{explanation}</Explanation>}
      <PlainHelp
        hints={hints}
        solution={exercise.solution.map(({ language, lines }) => (
          <CodeBlock key={language} language={language} lines={lines} />
        ))}
        explanation={explanation}
      />
    </ExerciseFrame>
  );
}
