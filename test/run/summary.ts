import type { Results } from './results';

export interface Step {
  name: string;
  seconds: number;
  isPassed: boolean;
}

/**
 * @param steps - the finished steps, in order of completion
 * @param results - results of the unit and browser tests; null for a runner that didn't finish
 * @param next - what to do next if a step failed
 * @returns a table of times, a line with totals, and what to do next
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
  const total = (count: 'passed' | 'failed') =>
    known.reduce((sum, result) => sum + result[count], 0);
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
