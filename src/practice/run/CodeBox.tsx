import { useRef, type ReactNode } from 'react';
import { CopyButton } from '../../components/code/CopyButton';
import { ToolButton } from '../../components/code/ToolButton';
import type { CodeLine } from '../../content/lesson';
import { CodeField } from '../editor/CodeField';
import { ConfirmBar } from './ConfirmBar';
import { RunIcon } from './icons';
import { RunShortcut } from './RunShortcut';
import styles from './run.module.css';

/** What the reader is asked before the code is overwritten. */
export interface Question {
  text: string;
  /** Label of the button that agrees. */
  confirm: string;
  agree: () => void;
}

interface CodeBoxProps {
  title: string;
  /** Accessible name of the code field. */
  label: string;
  text: string;
  /** The coloured lines of `text`, where they are known. */
  lines?: readonly CodeLine[];
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
  const actions = useRef<HTMLDivElement>(null);

  function dismiss() {
    onDismiss();
    // The button that asked may be gone.
    actions.current?.querySelector('button')?.focus();
  }

  function agree() {
    question?.agree();
    dismiss();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <span className={styles.title}>{box.title}</span>
        {onReset ? <ToolButton onClick={onReset}>Reset</ToolButton> : null}
        <CopyButton text={() => box.text} />
      </div>
      <CodeField
        label={box.label}
        value={box.text}
        lines={box.lines}
        onChange={box.onChange}
        onRun={box.onRun}
      />
      {question ? (
        <ConfirmBar
          question={question.text}
          confirm={question.confirm}
          onConfirm={agree}
          onCancel={dismiss}
        />
      ) : null}
      <div className={`${styles.actions} js-only screen-only`} ref={actions}>
        <ToolButton variant="primary" onClick={box.onRun}>
          <RunIcon />
          {box.runName}
        </ToolButton>
        <RunShortcut />
        <p className={styles.outcome} role="status">
          {box.status}
        </p>
        {onTakeBack ? <ToolButton onClick={onTakeBack}>Bring my code back</ToolButton> : null}
      </div>
      {box.children}
    </div>
  );
}
