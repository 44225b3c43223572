import { ConfirmBar } from '../../../components/ConfirmBar';
import { describePlan } from '../transfer/importWords';
import type { Question } from '../transfer/useStorageActions';

interface StorageQuestionProps {
  question: Question;
  onAgree: () => void;
  onDismiss: () => void;
}

/** Confirmation for an import or a deletion. Asks a second time if there's no room for a backup. */
export function StorageQuestion({ question, onAgree, onDismiss }: StorageQuestionProps) {
  const isDelete = question.act === 'delete';
  const common = { role: 'group', onConfirm: onAgree, onCancel: onDismiss } as const;
  if (question.isWithoutCopy) {
    return (
      <ConfirmBar
        key="without"
        {...common}
        severity="error"
        question={isDelete ? 'Delete it without a copy?' : 'Import it without a copy?'}
        note="There isn't enough space in this browser's storage for a copy of what would change, so you wouldn't be able to undo it. Export your progress first if you might want it back."
        confirm={isDelete ? 'Delete without a copy' : 'Import without a copy'}
        cancel={isDelete ? 'Keep everything' : 'Change nothing'}
      />
    );
  }
  return isDelete ? (
    <ConfirmBar
      key="delete"
      {...common}
      severity="error"
      question="Delete your progress, your color mode, and the saved pages from this browser?"
      note="A copy of your work stays here for 30 days so that you can undo this. You can also delete that copy right away."
      confirm="Delete everything"
      cancel="Keep everything"
    />
  ) : (
    <ConfirmBar
      key="import"
      {...common}
      question={
        question.source === 'link' ? 'Import the progress in this link?' : 'Import this file?'
      }
      note={describePlan(question.plan)}
      confirm="Import"
      cancel="Change nothing"
    />
  );
}
