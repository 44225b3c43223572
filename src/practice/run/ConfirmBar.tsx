import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { ToolButton } from '../../components/code/ToolButton';
import styles from './run.module.css';

interface ConfirmBarProps {
  question: string;
  /** What goes on when the reader agrees. */
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks, in the page, before the reader's code is overwritten. The focus starts on the answer that loses nothing. */
export function ConfirmBar({ question, confirm, onConfirm, onCancel }: ConfirmBarProps) {
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    cancel.current?.focus();
  }, []);

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from any of its buttons
    <div
      className={styles.confirm}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={questionId}
      onKeyDown={cancelOnEscape}
    >
      <p id={questionId}>{question}</p>
      <div className={styles.confirmButtons}>
        <ToolButton ref={cancel} variant="outlined" onClick={onCancel}>
          Keep my code
        </ToolButton>
        <ToolButton variant="primary" onClick={onConfirm}>
          {confirm}
        </ToolButton>
      </div>
    </div>
  );
}
