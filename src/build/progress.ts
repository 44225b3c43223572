/** Least time between two lines of one step, milliseconds. */
const PAUSE = 3_000;

/** Prints what is being done, how far it is, and the seconds since the start. */
export interface Progress {
  /**
   * Prints a line.
   *
   * @param step - what is being done; lines of several steps may alternate
   * @param text - how far it is
   */
  (step: string, text: string): void;
  /** Prints a line unless the step has just printed one. */
  sometimes: (step: string, text: string) => void;
  /** @returns seconds since the start, for the last line */
  seconds: () => string;
}

/** @param write - receives the lines */
export function startProgress(
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Progress {
  const start = performance.now();
  const lastOf = new Map<string, number>();
  const seconds = () => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
  const print = (step: string, text: string) => {
    lastOf.set(step, performance.now());
    write(`${seconds().padStart(8)}  ${step.padEnd(9)} ${text}`);
  };
  const sometimes = (step: string, text: string) => {
    const last = lastOf.get(step) ?? -Infinity;
    if (performance.now() - last >= PAUSE) print(step, text);
  };
  return Object.assign(print, { sometimes, seconds });
}
