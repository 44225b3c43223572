import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { CodeFrame } from '../../components/code/CodeFrame';
import { CopyButton } from '../../components/code/CopyButton';
import type { CodeLine } from '../../content/lesson';
import type { RunResult } from '../../sandbox/protocol';
import { CodeField } from '../editor/CodeField';
import { QuestionBar, type Question } from './QuestionBar';
import { RunBar } from './RunBar';
import { useRunnerAhead } from './useRunnerAhead';

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
      <QuestionBar question={question} onDismiss={onDismiss} actions={actions} />
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
