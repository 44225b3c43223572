import Button from '@mui/material/Button';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { CodeFrame } from '../../components/code/CodeFrame';
import { CopyButton } from '../../components/code/CopyButton';
import type { CodeLine, ProgramLanguage } from '../../content/lesson';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import type { RunResult } from '../../sandbox/protocol';
import { CodeField } from '../editor/CodeField';
import { QuestionBar, type Question } from '../drafts/QuestionBar';
import { UnsavedDraft } from '../drafts/UnsavedDraft';
import { StepsPanel } from '../trace/StepsPanel';
import type { StepsState } from '../trace/useSteps';
import * as texts from '../../texts/en/codeBox';
import { typeCheck } from '../types/lazyTypeCheck';
import type { NoteProps } from './ExampleRunner';
import { RunBar } from './RunBar';
import { useRunnerAhead } from './useRunnerAhead';

interface CodeBoxProps {
  /** Language of the code; JavaScript by default. */
  language?: ProgramLanguage;
  title: string;
  /** Id of the draft that saves `text`. */
  draftId: string;
  /** Accessible name of the code field. */
  label: string;
  text: string;
  /** Syntax-highlighted lines of `text`, if available. */
  lines?: readonly CodeLine[];
  /** Line to mark as the error, 1-based. */
  errorLine?: number;
  /** Result of the last run. */
  result: RunResult | undefined;
  onChange: (text: string) => void;
  /** Label of the main button. */
  runName: string;
  /** True to preload the runner when the code comes near the viewport. */
  isRunExpected?: boolean;
  onRun: () => void;
  /** The run that the reader steps through, if any. */
  steps: StepsState;
  /** Tests to step through instead of the program alone, and the index of the one to show. */
  stepsIn?: { tests: string; test: number };
  /** Undefined if there's nothing to reset. */
  onReset?: () => void;
  question: Question | null;
  onDismiss: () => void;
  status: string | null;
  isRunning?: boolean;
  /** Note below the run button. */
  Note?: ComponentType<NoteProps> | undefined;
  /** Restores the text that was last overwritten; undefined if there is none. */
  onTakeBack?: () => void;
  /** Output and test results. */
  children: ReactNode;
}

/** Editable code with a title and tools above it, and the run button and results below it. */
export function CodeBox({
  language = 'js',
  question,
  onDismiss,
  onReset,
  onTakeBack,
  isRunExpected = false,
  steps,
  stepsIn,
  isRunning = false,
  Note,
  ...box
}: CodeBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useRunnerAhead(language === 'python' ? null : frame, isRunExpected);

  function step() {
    steps.open(box.text, stepsIn?.tests, stepsIn?.test);
  }

  return (
    <CodeFrame
      ref={frame}
      title={box.title}
      isField
      tools={
        <>
          {onReset ? (
            <Button size="small" onClick={onReset}>
              {texts.reset}
            </Button>
          ) : null}
          <CopyButton text={() => box.text} />
        </>
      }
    >
      <CodeField
        language={language}
        label={box.label}
        value={box.text}
        lines={box.lines}
        errorLine={box.errorLine}
        result={box.result}
        onChange={box.onChange}
        onRun={box.onRun}
      />
      <UnsavedDraft ids={[box.draftId]} />
      <QuestionBar question={question} onDismiss={onDismiss} actions={actions} />
      <RunBar
        ref={actions}
        name={box.runName}
        onRun={box.onRun}
        onStep={language === 'js' ? step : undefined}
        status={box.status}
        onTakeBack={onTakeBack}
      />
      {Note ? (
        <Note isRunning={isRunning} result={box.result} onRun={box.onRun} actions={actions} />
      ) : null}
      {language === 'ts' ? (
        <OptionalLazyContent code={typeCheck}>
          {({ TypeCheck }) => <TypeCheck code={box.text} />}
        </OptionalLazyContent>
      ) : null}
      {steps.request ? (
        <StepsPanel steps={steps} request={steps.request} code={box.text} lines={box.lines} />
      ) : null}
      {box.children}
    </CodeFrame>
  );
}
