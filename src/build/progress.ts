/** Minimum interval between lines of the same step when printing with `sometimes`, in ms. */
const MIN_INTERVAL = 3_000;

/** Prints a build's progress, with the seconds since the start. */
export interface Progress {
  /**
   * Prints a line.
   *
   * @param step - name of the build step; several steps can report in parallel
   * @param text - the step's progress
   */
  (step: string, text: string): void;
  /** Prints a line unless the step printed one in the last 3 s. */
  sometimes: (step: string, text: string) => void;
  /** Returns the time since the start, such as `12.3 s`. */
  seconds: () => string;
}

/**
 * Starts the clock for a build's progress.
 *
 * @param write - called with each line; defaults to standard output
 */
export function startProgress(
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Progress {
  const start = performance.now();
  const lastPrinted = new Map<string, number>();
  const seconds = () => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
  const print = (step: string, text: string) => {
    lastPrinted.set(step, performance.now());
    write(`${seconds().padStart(8)}  ${step.padEnd(9)} ${text}`);
  };
  const sometimes = (step: string, text: string) => {
    const last = lastPrinted.get(step) ?? -Infinity;
    if (performance.now() - last >= MIN_INTERVAL) print(step, text);
  };
  return Object.assign(print, { sometimes, seconds });
}
