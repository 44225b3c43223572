/** @jest-environment jsdom */
import { drawHistory } from './drawHistory';
import type { HistoryEntry } from './history';

const run = (commit: string, blocking: number): HistoryEntry => ({
  day: '2026-01-01',
  commit,
  rounds: 9,
  medians: { home: { blocking }, lesson: { blocking: blocking / 2 } },
});

function drawn(history: readonly HistoryEntry[]): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(drawHistory(history), 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed.documentElement as unknown as SVGSVGElement;
}

test('a page has a dot for each run in which it was measured, higher where it took longer', () => {
  const panel = [...drawn([run('aaa', 40), run('bbb', 80)]).querySelectorAll('g')].find((group) =>
    group.textContent.includes('blocking time'),
  );
  const [first, second, ...others] = [...(panel?.querySelectorAll('circle') ?? [])].map((dot) => [
    Number(dot.getAttribute('cx')),
    Number(dot.getAttribute('cy')),
  ]);
  expect(others).toHaveLength(2);
  expect(Number(first?.[0])).toBeLessThan(Number(second?.[0]));
  expect(Number(first?.[1])).toBeGreaterThan(Number(second?.[1]));
});

test('a page that one run lacks still has its line through the others', () => {
  const { medians, ...old } = run('aaa', 40);
  const svg = drawn([{ ...old, medians: { home: medians['home'] ?? {} } }, run('bbb', 80)]);
  expect(svg.querySelectorAll('circle')).toHaveLength(3);
});
