import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useRef, type ReactNode } from 'react';
import { brand } from '../../../../.generated/school/brand';
import * as texts from '../../../texts/en/contact';

interface SuccessNoteProps {
  children: ReactNode;
}

/** Replaces the form once it's sent. Receives focus, because the focused button is gone. */
export function SuccessNote({ children }: SuccessNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.focus();
  }, []);

  return (
    <Alert ref={note} severity="success" role="status" tabIndex={-1}>
      {children}
    </Alert>
  );
}

/** Shown if the form couldn't be sent. Names another way to reach the school, if there is one. */
export function FailureNote() {
  const { email } = brand;
  return (
    <Alert severity="error">
      {email ? texts.notSentSoWrite(<Link href={`mailto:${email}`}>{email}</Link>) : texts.notSent}
    </Alert>
  );
}
