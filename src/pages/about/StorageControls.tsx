import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmBar } from '../../components/ConfirmBar';
import { saveFile } from '../../components/saveFile';
import { deleteKeptFiles } from '../../offline/keptPages';
import { LIMITS } from '../../progress/progressModel';
import { importProgress, progressFileName, progressFileText } from '../../progress/progressFile';
import { progressStore } from '../../progress/progressStore';
import { FileButton } from './FileButton';
import { describeImport } from './importWords';
import { ShownEntries } from './ShownEntries';
import { StorageNotice } from './StorageNotice';
import { deleteStoredEntries, type StoredEntries } from './storedEntries';

/** Most bytes that a character takes up in UTF-8. */
const BYTES_PER_CHARACTER = 4;

interface StorageControlsProps {
  /** `undefined` while not known. */
  entries: StoredEntries | undefined;
  /** Called when all has been deleted. */
  onDelete: () => void;
}

/** Shows, exports, imports and deletes what the site has stored. Says what came of it. */
export function StorageControls({ entries, onDelete }: StorageControlsProps) {
  const { setMode } = useColorScheme();
  const [open, setOpen] = useState<'entries' | 'confirmation' | null>(null);
  const [message, setMessage] = useState('');
  const deleteButton = useRef<HTMLButtonElement>(null);

  function exportFile() {
    const name = progressFileName(new Date());
    saveFile(name, progressFileText(progressStore.getSnapshot()), 'application/json');
    setMessage(`Your progress is exported as ${name}.`);
  }

  async function importFile(file: File) {
    // A file that can't be an export is not read into memory at all.
    const isTooLarge = file.size > LIMITS.text * BYTES_PER_CHARACTER;
    const text = isTooLarge ? null : await file.text().catch(() => '');
    setMessage(
      describeImport(
        text === null ? { ok: false, reason: 'too-large' } : importProgress(progressStore, text),
      ),
    );
  }

  function closeConfirmation() {
    setOpen(null);
    deleteButton.current?.focus();
  }

  async function deleteAll() {
    deleteStoredEntries();
    setMode('system');
    await deleteKeptFiles();
    onDelete();
    setMessage('Everything this site had stored in this browser is deleted.');
    closeConfirmation();
  }

  return (
    <Stack className="js-only screen-only" spacing={2} sx={{ maxWidth: 860 }}>
      <StorageNotice isClosed={entries === null} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          aria-expanded={open === 'entries'}
          onClick={() => setOpen(open === 'entries' ? null : 'entries')}
        >
          Show
        </Button>
        <Button variant="outlined" onClick={exportFile}>
          Export progress
        </Button>
        <FileButton
          label="Import progress"
          accept=".json,application/json"
          onChoose={(file) => void importFile(file)}
        />
        <Button
          ref={deleteButton}
          variant="outlined"
          aria-expanded={open === 'confirmation'}
          onClick={() => setOpen('confirmation')}
        >
          Delete
        </Button>
      </Stack>
      {open === 'entries' ? <ShownEntries entries={entries ?? []} /> : null}
      {open === 'confirmation' ? (
        <ConfirmBar
          role="group"
          severity="error"
          question="Delete your progress, your color mode and the saved pages from this browser?"
          note="This cannot be undone. Export your progress first if you may want it again."
          confirm="Delete everything"
          cancel="Keep everything"
          onConfirm={() => void deleteAll()}
          onCancel={closeConfirmation}
        />
      ) : null}
      <Typography role="status" sx={{ minHeight: '1.65em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
