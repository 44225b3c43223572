import type { Results } from './results';

export interface Step {
  name: string;
  seconds: number;
  isPassed: boolean;
}

/**
 * @param steps - in the order they ended
 * @param results - of the unit tests and the browser tests, as far as they ran
 * @param next - what to do next, if a step failed
 * @returns a table of times, the totals on a line of their own, and what to do next
 */
export function summary(
  steps: readonly Step[],
  results: readonly (Results | null)[],
  next: string | null,
): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const times = steps.map(({ name, seconds, isPassed }) => {
    const time = `${seconds.toFixed(1)} s`.padStart(9);
    return `${name.padEnd(width)} ${time}${isPassed ? '' : '  failed'}`;
  });
  const known = results.filter((result) => result !== null);
  const total = (of: 'passed' | 'failed') => known.reduce((sum, result) => sum + result[of], 0);
  const lines = [
    '',
    ...times,
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
    next ?? 'Everything passed.',
    '',
  ];
  return lines.join('\n');
}
