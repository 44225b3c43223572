import { COSTS, type Cost } from '../../content/mockProblem';

const SUPERSCRIPTS: Readonly<Record<string, string>> = { '^2': '²', '^n': 'ⁿ' };

/** @returns a cost as people write it, such as O(n²) */
export function costName(cost: Cost): string {
  return `O(${cost.replace(/\^./, (power) => SUPERSCRIPTS[power] ?? power)})`;
}

/** The choices of a select, after an empty one. */
export function costOptions(none: string): { value: string; label: string }[] {
  return [
    { value: '', label: none },
    ...COSTS.map((cost) => ({ value: cost, label: costName(cost) })),
  ];
}
