import { ConfirmBar } from '../../../components/ConfirmBar';
import * as texts from '../../../texts/en/aboutStorage';
import { describePlan } from '../transfer/importWords';
import type { Question } from '../transfer/useStorageActions';
import { useRecordings } from './useRecordings';

interface StorageQuestionProps {
  question: Question;
  onAgree: () => void;
  /** Adds the entries dated in the future to an import. */
  onIncludeFuture: () => void;
  onDismiss: () => void;
}

/** Confirmation for an import or a deletion. Asks a second time if there's no room for a backup. */
export function StorageQuestion({
  question,
  onAgree,
  onIncludeFuture,
  onDismiss,
}: StorageQuestionProps) {
  const hasRecordings = Boolean(useRecordings()?.count);
  const isDelete = question.act === 'delete';
  const future = isDelete ? 0 : question.plan.leftOut.future;
  const common = { role: 'group', onConfirm: onAgree, onCancel: onDismiss } as const;
  if (question.isWithoutCopy) {
    return (
      <ConfirmBar
        key="without"
        {...common}
        severity="error"
        question={isDelete ? texts.deleteWithoutCopy : texts.importWithoutCopy}
        note={texts.noRoomNote}
        confirm={isDelete ? texts.confirmDeleteWithoutCopy : texts.confirmImportWithoutCopy}
        cancel={isDelete ? texts.keepEverything : texts.changeNothing}
      />
    );
  }
  return isDelete ? (
    <ConfirmBar
      key="delete"
      {...common}
      severity="error"
      question={texts.deleteAll}
      note={hasRecordings ? `${texts.deleteNote} ${texts.recordingsGone}` : texts.deleteNote}
      confirm={texts.confirmDelete}
      cancel={texts.keepEverything}
    />
  ) : (
    <ConfirmBar
      // Another key moves the focus again, so that screen readers read the new numbers.
      key={question.takesFuture ? 'import-all' : 'import'}
      {...common}
      question={question.source === 'link' ? texts.importLink : texts.importFile}
      note={describePlan(question.plan)}
      confirm={texts.confirmImport}
      other={future > 0 ? texts.includeFuture(future) : undefined}
      onOther={onIncludeFuture}
      cancel={texts.changeNothing}
    />
  );
}
