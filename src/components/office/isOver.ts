import type { Dated } from '../../content/office';

/**
 * @param fact - a fact that can end
 * @param now - in ms since 1970
 * @returns true if the fact has ended
 */
export function isOver({ endsAt }: Dated, now: number): boolean {
  return endsAt !== undefined && Date.parse(endsAt) <= now;
}
