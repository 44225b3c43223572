import { useRef, useState } from 'react';

/** What to step through. */
export interface StepsRequest {
  code: string;
  tests: string | undefined;
  /** Index of the test whose calls are shown; undefined for the program alone. */
  test: number | undefined;
  /** Unique for each request. */
  id: number;
}

export interface StepsState {
  request: StepsRequest | null;
  open: (code: string, tests?: string, test?: number) => void;
  /** Closes the panel, and returns focus to the button that opened it. */
  close: () => void;
}

/** Remembers which run the reader steps through, if any. */
export function useSteps(): StepsState {
  const [request, setRequest] = useState<StepsRequest | null>(null);
  const opener = useRef<Element | null>(null);

  function open(code: string, tests?: string, test?: number) {
    // A button in the panel opens it again, but won't be there after it's closed.
    if (!request) opener.current = document.activeElement;
    setRequest((last) => ({ code, tests, test, id: (last?.id ?? 0) + 1 }));
  }

  function close() {
    setRequest(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return { request, open, close };
}
