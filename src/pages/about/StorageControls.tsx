import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { saveFile } from '../../components/saveFile';
import { deleteKeptFiles } from '../../offline/keptPages';
import { LIMITS } from '../../progress/progressModel';
import { progressFileName } from '../../progress/progressFile';
import { progressStore } from '../../progress/progressStore';
import { useProgressNotice } from '../../progress/useProgress';
import { DeleteConfirmation } from './DeleteConfirmation';
import { describeImport } from './importWords';
import { ShownEntries } from './ShownEntries';
import styles from './StorageSection.module.css';
import { deleteStoredEntries, type StoredEntries } from './storedEntries';
import { NOTICES, STORAGE_CLOSED } from './texts';

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
  const notice = useProgressNotice();
  const { setMode } = useColorScheme();
  const [open, setOpen] = useState<'entries' | 'confirmation' | null>(null);
  const [message, setMessage] = useState('');
  const fileInput = useRef<HTMLInputElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  function exportFile() {
    const name = progressFileName(new Date());
    saveFile(name, progressStore.exportText(), 'application/json');
    setMessage(`Your progress is exported as ${name}.`);
  }

  async function importFile(file: File) {
    // A file that can't be an export is not read into memory at all.
    const isTooLarge = file.size > LIMITS.text * BYTES_PER_CHARACTER;
    const text = isTooLarge ? null : await file.text().catch(() => '');
    setMessage(
      describeImport(
        text === null ? { ok: false, reason: 'too-large' } : progressStore.importText(text),
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
    <div className={`${styles.controls} js-only screen-only`}>
      {entries === null ? <p className={styles.notice}>{STORAGE_CLOSED}</p> : null}
      {notice === 'none' || entries === null ? null : (
        <p className={styles.notice}>{NOTICES[notice]}</p>
      )}
      <div className={styles.buttons}>
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
        <Button variant="outlined" onClick={() => fileInput.current?.click()}>
          Import progress
        </Button>
        <Button
          ref={deleteButton}
          variant="outlined"
          aria-expanded={open === 'confirmation'}
          onClick={() => setOpen('confirmation')}
        >
          Delete
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          aria-label="File to import"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void importFile(file);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {open === 'entries' ? <ShownEntries entries={entries ?? []} /> : null}
      {open === 'confirmation' ? (
        <DeleteConfirmation onConfirm={() => void deleteAll()} onCancel={closeConfirmation} />
      ) : null}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
