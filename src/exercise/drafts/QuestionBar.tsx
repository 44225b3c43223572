import type { RefObject } from 'react';
import { ConfirmBar } from '../../components/ConfirmBar';
import * as texts from '../../texts/en/exerciseDrafts';

/** Confirmation to show before the reader's code is overwritten. */
export interface Question {
  text: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the button that closes the question; by default, "Keep my code". */
  dismiss?: string;
  agree: () => void;
  /** Second way to overwrite the code, such as with the sample solution. */
  other?: { confirm: string; agree: () => void };
}

interface QuestionBarProps {
  question: Question | null;
  onDismiss: () => void;
  /**
   * Container whose first button gets focus when the question closes, because the button that opened it might
   * be gone.
   */
  actions: RefObject<HTMLDivElement | null>;
}

/** Asks for confirmation before the reader's code is overwritten. */
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
      cancel={question.dismiss ?? texts.keepMyCode}
      onConfirm={() => dismissAfter(agree)}
      onOther={() => dismissAfter(other?.agree)}
      onCancel={dismiss}
    />
  );
}
