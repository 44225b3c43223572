import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import styles from './StorageSection.module.css';

interface DeleteConfirmationProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before everything is deleted. Takes the focus, and gives it up with Escape. */
export function DeleteConfirmation({ onConfirm, onCancel }: DeleteConfirmationProps) {
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => group.current?.focus(), []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a way out, not the only one
    <div
      ref={group}
      role="group"
      aria-labelledby="delete-question"
      tabIndex={-1}
      className={styles.confirmation}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <p id="delete-question">
        <strong>
          Delete your progress, your color mode and the saved pages from this browser?
        </strong>{' '}
        This cannot be undone. Export your progress first if you may want it again.
      </p>
      <div className={styles.buttons}>
        <Button variant="contained" color="error" onClick={onConfirm}>
          Delete everything
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          Keep everything
        </Button>
      </div>
    </div>
  );
}
