import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CopyButton } from '../../components/code/CopyButton';
import { ConfirmBar } from '../../components/ConfirmBar';
import type { WebExerciseBlock } from '../../content/lesson';
import { outcomeText } from '../run/outcome';
import { RunBar } from '../run/RunBar';
import { CheckResults } from './CheckResults';
import { FilePanels } from './FilePanels';
import { FileTabs } from './FileTabs';
import { PageFrame } from './PageFrame';
import { PagePanel } from './PagePanel';
import type { WebExerciseState } from './useWebExercise';
import { ViewSwitch } from './ViewSwitch';
import { windowHeight } from './windowHeight';

interface WorkbenchProps {
  exercise: WebExerciseBlock;
  state: WebExerciseState;
}

/** Where a page is written: its files, the page as it is drawn, and what the checks say. A phone shows one at a time. */
export function Workbench({ exercise, state }: WorkbenchProps) {
  const { id, title } = exercise;
  const actions = useRef<HTMLDivElement>(null);
  const { files, texts, active, result, question, preview, phone } = state;

  function dismiss() {
    state.dismiss();
    // The button that asked may be gone.
    actions.current?.querySelector('button')?.focus();
  }

  function agree(toWhat: (() => void) | undefined) {
    toWhat?.();
    dismiss();
  }

  function showElement(element: number[]) {
    phone.show('page');
    preview.outline(element);
  }

  return (
    <PageFrame
      switcher={<ViewSwitch {...phone} />}
      isCodeAway={phone.view !== 'code'}
      tabs={<FileTabs id={id} files={exercise.files} active={active} onActive={state.setActive} />}
      tools={
        <>
          {state.canReset ? (
            <Button size="small" onClick={() => state.ask('reset')}>
              Reset
            </Button>
          ) : null}
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
          isAway={phone.view !== 'page'}
        />
      }
    >
      {question ? (
        <ConfirmBar
          question={question.text}
          confirm={question.confirm}
          other={question.other?.confirm}
          cancel="Keep my code"
          onConfirm={() => agree(question.agree)}
          onOther={() => agree(question.other?.agree)}
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
      <CheckResults result={result} isAway={phone.view !== 'tests'} onShow={showElement} />
    </PageFrame>
  );
}
