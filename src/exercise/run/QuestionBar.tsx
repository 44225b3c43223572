import type { RefObject } from 'react';
import { ConfirmBar } from '../../components/ConfirmBar';

/** What the reader is asked before the code is overwritten. */
export interface Question {
  text: string;
  /** Label of the button that agrees. */
  confirm: string;
  agree: () => void;
  /** Another way to agree. */
  other?: { confirm: string; agree: () => void };
}

interface QuestionBarProps {
  question: Question | null;
  onDismiss: () => void;
  /** The bar whose first button takes the focus then: the button that asked may be gone. */
  actions: RefObject<HTMLDivElement | null>;
}

/** Asks before the code is overwritten. */
export function QuestionBar({ question, onDismiss, actions }: QuestionBarProps) {
  if (!question) return null;
  const { text, confirm, agree, other } = question;

  function dismiss() {
    onDismiss();
    actions.current?.querySelector('button')?.focus();
  }

  function dismissAfter(overwrite: (() => void) | undefined) {
    overwrite?.();
    dismiss();
  }

  return (
    <ConfirmBar
      question={text}
      confirm={confirm}
      other={other?.confirm}
      cancel="Keep my code"
      onConfirm={() => dismissAfter(agree)}
      onOther={() => dismissAfter(other?.agree)}
      onCancel={dismiss}
    />
  );
}
