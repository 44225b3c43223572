import { useEffect, useRef, useState } from 'react';
import { hasPassed, type RunResult } from '../../sandbox/protocol';

/** Number of failed checks after which the lines are offered. */
const FAILED_CHECKS = 2;

export interface LinesHelp {
  isOpen: boolean;
  /** True once the reader seems to be stuck. */
  isOffered: boolean;
  open: () => void;
  /** Closes the panel, and returns focus to the button that opened it. */
  close: () => void;
  /** Closes the panel, and moves focus to the editor. */
  closeToWrite: () => void;
  /** @param code - the code that was checked. Checking the same code again isn't another attempt */
  noteCheck: (code: string, result: RunResult) => void;
}

/**
 * Remembers whether the reader builds the solution from its lines, and how many checks have failed.
 *
 * @param id - the exercise's id
 */
export function useLinesHelp(id: string): LinesHelp {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const opener = useRef<Element | null>(null);
  const focusNext = useRef<'editor' | 'opener' | null>(null);

  useEffect(() => {
    const next = focusNext.current;
    if (isOpen || next === null) return;
    focusNext.current = null;
    if (next === 'editor') focusEditor(id);
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen, id]);

  function close(next: 'editor' | 'opener') {
    focusNext.current = next;
    setOpen(false);
  }

  return {
    isOpen,
    isOffered: failed.length >= FAILED_CHECKS && !isOpen,
    open() {
      opener.current = document.activeElement;
      setOpen(true);
    },
    close: () => close('opener'),
    closeToWrite: () => close('editor'),
    noteCheck(code, result) {
      if (hasPassed(result) || result.end === 'cancelled' || result.end === 'unavailable') return;
      setFailed((known) => (known.includes(code) ? known : [...known, code]));
    },
  };
}

function focusEditor(exerciseId: string): void {
  const section = document.getElementById(exerciseId)?.closest('section');
  const fields = section?.querySelectorAll<HTMLElement>(
    'textarea, [data-editor] [contenteditable]',
  );
  [...(fields ?? [])].find((field) => field.closest('[hidden]') === null)?.focus();
}
