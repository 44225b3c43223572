import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useRef, type ReactNode } from 'react';
import { brand } from '../../../school/brand';

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
      Your message wasn't sent. Everything you typed is still here. Try again
      {email ? (
        <>
          , or write to <Link href={`mailto:${email}`}>{email}</Link>
        </>
      ) : (
        ' in a few minutes'
      )}
      .
    </Alert>
  );
}
