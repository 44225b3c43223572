import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface ConfirmBarProps {
  /** Question to confirm; also the bar's accessible name. */
  question: string;
  /** Additional information after the question. */
  note?: ReactNode;
  /** Labels of the two main buttons. */
  confirm: string;
  cancel: string;
  /** Label of an optional third button. */
  other?: string;
  /** `error` if data will be permanently lost. */
  severity?: 'warning' | 'error';
  /**
   * `alertdialog` interrupts the visitor: focus starts on the button that cancels. `group` receives focus
   * itself, so that screen readers read the whole group first.
   */
  role?: 'alertdialog' | 'group';
  onConfirm: () => void;
  onOther?: () => void;
  onCancel: () => void;
}

/** Inline confirmation before a destructive action. Escape cancels. The caller restores focus. */
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
      // Keeps lines at a comfortable length. The buttons are on the right if there's room, otherwise below.
      slotProps={{ message: { sx: { flex: '1 1 40ch' } }, action: { sx: { p: 0, py: 1, m: 0 } } }}
    >
      <strong id={questionId}>{question}</strong> {note}
    </Alert>
  );
}
