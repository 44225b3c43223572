import type { PageTurn } from './protocol';

/** Returns the turns with another one, which replaces an earlier one with the same id. */
export function withTurn(turns: readonly PageTurn[], turn: PageTurn): PageTurn[] {
  const index = turns.findIndex(({ id }) => id === turn.id);
  return index < 0 ? [...turns, turn] : turns.with(index, turn);
}
