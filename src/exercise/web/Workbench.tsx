import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CopyButton } from '../../components/code/CopyButton';
import type { WebExerciseBlock } from '../../content/lesson';
import { outcomeText } from '../results/outcome';
import { QuestionBar } from '../drafts/QuestionBar';
import { UnsavedDraft } from '../drafts/UnsavedDraft';
import { RunBar } from '../run/RunBar';
import { useReasonInView } from '../results/useReasonInView';
import * as codeBox from '../../texts/en/codeBox';
import * as exerciseWeb from '../../texts/en/exerciseWeb';
import { useSteps } from '../trace/useSteps';
import { CheckResults } from './CheckResults';
import { FilePanels } from './files/FilePanels';
import { FileTabs } from './files/FileTabs';
import { hasModes } from './hasModes';
import { PageFrame } from './preview/PageFrame';
import { PagePanel } from './preview/PagePanel';
import { originalTexts } from './files/useFiles';
import { PageStepsPanel } from './trace/PageStepsPanel';
import type { WebExerciseState } from './useWebExercise';
import { ViewSwitch } from './ViewSwitch';
import { windowHeight } from './preview/windowHeight';

interface WorkbenchProps {
  exercise: WebExerciseBlock;
  state: WebExerciseState;
}

/** Editor, preview, and check results of a web exercise. Phones show either the editor or the preview. */
export function Workbench({ exercise, state }: WorkbenchProps) {
  const { id, title } = exercise;
  const actions = useRef<HTMLDivElement>(null);
  const { files, texts, active, result, question, preview, phone } = state;
  const reason = useReasonInView(result);
  const steps = useSteps();
  const hasSteps = texts.js.trim() !== '';

  function showElement(element: number[]) {
    phone.show('page', reason.from);
    preview.outline(element);
  }

  return (
    <PageFrame
      switcher={<ViewSwitch {...phone} />}
      isCodeHidden={phone.view === 'page'}
      tabs={<FileTabs id={id} files={exercise.files} active={active} onActive={state.setActive} />}
      tools={
        <>
          {state.canReset ? (
            <Button size="small" onClick={() => state.ask('reset')}>
              {codeBox.reset}
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
          hasModes={hasModes(texts) || hasModes(originalTexts(exercise.solution))}
          onScheme={state.setScheme}
          height={windowHeight([...exercise.solution, ...exercise.files])}
          isHidden={phone.view === 'code'}
          onStep={hasSteps ? () => steps.open(texts.js) : undefined}
        />
      }
    >
      <UnsavedDraft ids={state.draftIds} />
      <QuestionBar question={question} onDismiss={state.dismiss} actions={actions} />
      <RunBar
        ref={actions}
        name={exerciseWeb.check}
        onRun={state.check}
        status={state.isChecking ? exerciseWeb.checking : result ? outcomeText(result) : null}
        onTakeBack={state.takeBack}
      />
      {steps.request ? (
        <PageStepsPanel steps={steps} request={steps.request} preview={preview} files={files} />
      ) : null}
      <CheckResults
        exerciseId={id}
        result={result}
        reason={reason}
        isBelowCode={phone.view === 'code'}
        onShow={showElement}
        onStep={hasSteps ? (check) => steps.open(texts.js, exercise.checks, check) : undefined}
      />
    </PageFrame>
  );
}
