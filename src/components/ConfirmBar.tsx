import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface ConfirmBarProps {
  /** Names the bar for those who hear it. */
  question: string;
  /** What else to know before answering. */
  note?: ReactNode;
  /** What goes on when the visitor agrees, and what stays when not. */
  confirm: string;
  cancel: string;
  /** Another way to agree, if there is one. */
  other?: string;
  /** `error` where what is lost can't be brought back. */
  severity?: 'warning' | 'error';
  /**
   * An `alertdialog` comes between the visitor and what they were doing: the focus starts on the answer that loses nothing.
   * A `group` takes the focus itself, so that all of it is read before either answer.
   */
  role?: 'alertdialog' | 'group';
  onConfirm: () => void;
  onOther?: () => void;
  onCancel: () => void;
}

/** Asks, in the page, before something is lost. Escape is a no. The caller gives the focus back. */
export function ConfirmBar({
  question,
  note,
  confirm,
  cancel,
  other,
  severity = 'warning',
  role = 'alertdialog',
  onConfirm,
  onOther,
  onCancel,
}: ConfirmBarProps) {
  const questionId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    (role === 'group' ? bar : cancelButton).current?.focus();
  }, [role]);

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
  }

  return (
    <Alert
      ref={bar}
      severity={severity}
      role={role}
      tabIndex={-1}
      aria-labelledby={questionId}
      onKeyDown={cancelOnEscape}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            color={severity === 'error' ? 'error' : 'primary'}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          {other === undefined ? null : (
            <Button variant="outlined" onClick={onOther}>
              {other}
            </Button>
          )}
          <Button ref={cancelButton} variant="outlined" onClick={onCancel}>
            {cancel}
          </Button>
        </Stack>
      }
      sx={{ flexWrap: 'wrap', columnGap: 3 }}
      // As wide as is comfortable to read; the answers are beside it where there is room, else below.
      slotProps={{ message: { sx: { flex: '1 1 40ch' } }, action: { sx: { p: 0, py: 1, m: 0 } } }}
    >
      <strong id={questionId}>{question}</strong> {note}
    </Alert>
  );
}
