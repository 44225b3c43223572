import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { OptionalLazyContent } from '../../../prerendered/OptionalLazyContent';
import { deleteKeptFiles } from '../../../offline/deleteKeptFiles';
import { COPIES_PREFIX } from '../../../progress/entries/copyKeys';
import { QUARANTINE_PREFIX } from '../../../progress/entries/storageKeys';
import { MOCK_LINKS } from '../../../site/mockLinks';
import * as texts from '../../../texts/en/aboutStorage';
import { deleteRecordings } from '../../mock/voice/takes';
import { moveLink } from '../transfer/lazyMove';
import { deleteOldCopies, type Copy } from '../transfer/copies';
import { useProgressLink } from '../transfer/useProgressLink';
import { useStorageActions } from '../transfer/useStorageActions';
import { FileButton } from './FileButton';
import { KeptCopies } from './KeptCopies';
import { SetAsideList } from './SetAsideList';
import { ShownEntries } from './ShownEntries';
import { StorageNotice } from './StorageNotice';
import { StorageQuestion } from './StorageQuestion';
import { deleteStoredEntries, type StoredEntries } from './storedEntries';
import { STORED } from './storedRows';

interface StorageControlsProps {
  /** The stored entries; `undefined` while they're being loaded. */
  entries: StoredEntries | undefined;
  /** Called after all stored data has been deleted. */
  onDelete: () => void;
}

/** Buttons to show, export, import, move, and delete stored data, with a status message for the result. */
export function StorageControls({ entries, onDelete }: StorageControlsProps) {
  const { setMode } = useColorScheme();
  const [isShown, setShown] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const actions = useStorageActions(deleteRest);
  const { question, outcome } = actions;
  const deleteButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => deleteOldCopies(Date.now()), []);
  useProgressLink((hash) => {
    // A confirmation question takes focus. A status message doesn't, so scroll it into view.
    void actions.offerLink(hash).then(() => status.current?.scrollIntoView({ block: 'center' }));
  });

  async function deleteRest(copy?: Copy) {
    await deleteStoredEntries(copy?.key);
    setMode('system');
    await deleteRecordings();
    await deleteKeptFiles();
    onDelete();
  }

  /** Moves focus after the confirmation bar unmounts. */
  function focusAfter(act: 'import' | 'delete') {
    (act === 'delete' ? deleteButton : status).current?.focus();
  }

  return (
    <Stack id="move-progress" className="js-only screen-only" spacing={2} useFlexGap>
      <Typography variant="h3">{texts.controlsTitle}</Typography>
      <Typography>
        {texts.controlsIntro} {MOCK_LINKS.length > 0 ? texts.recordingsStay : null}
      </Typography>
      <StorageNotice isClosed={entries === null} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {texts.showData}
        </Button>
        <Button variant="outlined" onClick={() => void actions.exportFile()}>
          {texts.exportProgress}
        </Button>
        <FileButton
          label={texts.importProgress}
          accept=".json,application/json"
          onChoose={(file) => void actions.offer(file)}
        />
        <Button variant="outlined" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {texts.moveProgress}
        </Button>
        <Button
          ref={deleteButton}
          variant="outlined"
          aria-expanded={question?.act === 'delete'}
          onClick={actions.askDelete}
          sx={{ borderColor: 'error.main', color: 'error.main' }}
        >
          {texts.deleteProgress}
        </Button>
      </Stack>
      {isMoving ? (
        <OptionalLazyContent code={moveLink}>
          {({ MoveLink }) => <MoveLink exportText={actions.exportText} />}
        </OptionalLazyContent>
      ) : null}
      {question ? (
        <StorageQuestion
          question={question}
          onAgree={() => {
            void actions.agree(question).then((isDone) => {
              if (isDone) focusAfter(question.act);
            });
          }}
          onIncludeFuture={() => {
            if (question.act === 'import') actions.includeFuture(question);
          }}
          onDismiss={() => {
            actions.dismiss();
            focusAfter(question.act);
          }}
        />
      ) : null}
      <Typography
        ref={status}
        role="status"
        tabIndex={-1}
        sx={{ minHeight: '1.65em', outline: 'none' }}
      >
        {outcome.text}
      </Typography>
      {outcome.copy ? <UndoButton copy={outcome.copy} onUndo={actions.takeBack} /> : null}
      {/* The last one, because it's long: below it, the others would open out of view. */}
      {isShown ? <ShownEntries entries={entries ?? []} /> : null}
      <SetAsideList entries={rowOf(entries, QUARANTINE_PREFIX)} say={actions.say} />
      <KeptCopies
        entries={rowOf(entries, COPIES_PREFIX)}
        onUndo={actions.takeBack}
        say={actions.say}
      />
    </Stack>
  );
}

interface UndoButtonProps {
  copy: Copy;
  onUndo: (copy: Copy) => Promise<void>;
}

/** Undoes the last import or deletion. */
function UndoButton({ copy, onUndo }: UndoButtonProps) {
  return (
    <Button variant="contained" sx={{ alignSelf: 'start' }} onClick={() => void onUndo(copy)}>
      {copy.act === 'import' ? texts.undoImport : texts.undoDeletion}
    </Button>
  );
}

function rowOf(entries: StoredEntries | undefined, name: string) {
  return entries?.[STORED.findIndex((row) => row.name === name)] ?? [];
}
