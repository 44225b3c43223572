import type { Dated } from '../../content/office';
import { isOver } from './isOver';

/** @returns the facts that aren't over, earliest first */
export function upcoming<Fact extends Dated & { startsAt: string }>(
  facts: readonly Fact[],
  now: number,
): Fact[] {
  return facts
    .filter((fact) => !isOver(fact, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
