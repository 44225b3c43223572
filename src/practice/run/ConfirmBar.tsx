import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';

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
    <Alert
      severity="warning"
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={questionId}
      onKeyDown={cancelOnEscape}
      action={
        <>
          <Button ref={cancel} size="small" variant="outlined" onClick={onCancel}>
            Keep my code
          </Button>
          <Button size="small" variant="contained" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
      sx={{
        flexWrap: 'wrap',
        borderWidth: '1px 0 0',
        borderColor: 'divider',
        borderRadius: 0,
        '& .MuiAlert-action': { flexWrap: 'wrap', gap: 1, py: 1, pl: 0, mr: 0 },
        '& .MuiAlert-message': { flex: '1 1 16em' },
      }}
    >
      <span id={questionId}>{question}</span>
    </Alert>
  );
}
