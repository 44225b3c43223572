import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { CodeFrame } from '../../components/code/CodeFrame';
import { CopyButton } from '../../components/code/CopyButton';
import type { CodeLine } from '../../content/lesson';
import type { RunResult } from '../../sandbox/protocol';
import { ConfirmBar } from '../../components/ConfirmBar';
import { CodeField } from '../editor/CodeField';
import { RunBar } from './RunBar';
import { useRunnerAhead } from './useRunnerAhead';

/** What the reader is asked before the code is overwritten. */
export interface Question {
  text: string;
  /** Label of the button that agrees. */
  confirm: string;
  agree: () => void;
  /** Another way to agree. */
  other?: { confirm: string; agree: () => void };
}

interface CodeBoxProps {
  title: string;
  /** Accessible name of the code field. */
  label: string;
  text: string;
  /** The colored lines of `text`, where they are known. */
  lines?: readonly CodeLine[];
  /** The line to mark as the one with the error. */
  errorLine?: number;
  /** What the last run gave. */
  result: RunResult | undefined;
  onChange: (text: string) => void;
  /** What the main button does. */
  runName: 'Run' | 'Check';
  onRun: () => void;
  /** Absent while there is nothing to reset. */
  onReset?: () => void;
  question: Question | null;
  onDismiss: () => void;
  status: string | null;
  /** Present while the text that was overwritten last can be brought back. */
  onTakeBack?: () => void;
  /** What came of the run. */
  children: ReactNode;
}

/** The frame around code that can be changed and run: title and small tools above, the main button and results below. */
export function CodeBox({ question, onDismiss, onReset, onTakeBack, ...box }: CodeBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useRunnerAhead(frame, box.runName === 'Check');

  function dismiss() {
    onDismiss();
    // The button that asked may be gone.
    actions.current?.querySelector('button')?.focus();
  }

  function agree(toWhat: (() => void) | undefined) {
    toWhat?.();
    dismiss();
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
              Reset
            </Button>
          ) : null}
          <CopyButton text={() => box.text} />
        </>
      }
    >
      <CodeField
        label={box.label}
        value={box.text}
        lines={box.lines}
        errorLine={box.errorLine}
        result={box.result}
        onChange={box.onChange}
        onRun={box.onRun}
      />
      {question ? (
        <ConfirmBar
          question={question.text}
          confirm={question.confirm}
          cancel="Keep my code"
          other={question.other?.confirm}
          onConfirm={() => agree(question.agree)}
          onOther={() => agree(question.other?.agree)}
          onCancel={dismiss}
        />
      ) : null}
      <RunBar
        ref={actions}
        name={box.runName}
        onRun={box.onRun}
        status={box.status}
        onTakeBack={onTakeBack}
      />
      {box.children}
    </CodeFrame>
  );
}
