import { useState } from 'react';

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
  close: () => void;
}

/** Remembers which run the reader steps through, if any. */
export function useSteps(): StepsState {
  const [request, setRequest] = useState<StepsRequest | null>(null);
  return {
    request,
    open: (code, tests, test) =>
      setRequest((last) => ({ code, tests, test, id: (last?.id ?? 0) + 1 })),
    close: () => setRequest(null),
  };
}
