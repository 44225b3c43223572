import { useEffect, useRef, useState, type RefObject } from 'react';
import * as texts from '../../texts/en/exerciseOrder';
import type { OrderState } from './useOrder';

export interface OrderMoves {
  /** Index of the selected line, whose tools are visible. */
  chosen: number | null;
  choose: (line: number) => void;
  /** Describes the last move for screen readers. */
  said: string;
  add: (line: number) => void;
  takeOut: (line: number) => void;
  /** @param by - −1 moves up, 1 moves down */
  move: (line: number, by: -1 | 1) => void;
  /**
   * Handles a key: Alt with an arrow key moves the line, Delete or Backspace removes it.
   *
   * @returns true if the key was handled
   */
  moveByKeys: (line: number, key: string, alt: boolean) => boolean;
}

/**
 * Moves lines and manages focus: a line that moves to the other list is remounted, and would lose focus.
 *
 * @param state - state of the exercise
 * @param box - element that contains both lists
 */
export function useOrderMoves(
  { program, left, ...state }: OrderState,
  box: RefObject<HTMLElement | null>,
): OrderMoves {
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<number | 'check' | null>(null);

  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const name = next === 'check' ? '[type=submit]' : `[data-line="${next}"]`;
    box.current?.querySelector<HTMLElement>(name)?.focus();
  });

  function add(line: number) {
    const at = left.indexOf(line);
    focusNext.current = left[at + 1] ?? left[at - 1] ?? 'check';
    setChosen(null);
    setSaid(texts.addedAsLine(program.length + 1));
    state.add(line);
  }

  function takeOut(line: number) {
    const at = program.indexOf(line);
    focusNext.current = program[at + 1] ?? program[at - 1] ?? line;
    setChosen(null);
    setSaid(texts.removed);
    state.takeOut(line);
  }

  function move(line: number, by: -1 | 1) {
    const to = program.indexOf(line) + by;
    if (to < 0 || to >= program.length) return;
    focusNext.current = line;
    setSaid(texts.nowLine(to + 1, program.length));
    state.move(line, by);
  }

  function moveByKeys(line: number, key: string, alt: boolean) {
    if (key === 'Delete' || key === 'Backspace') takeOut(line);
    else if (alt && key === 'ArrowUp') move(line, -1);
    else if (alt && key === 'ArrowDown') move(line, 1);
    else return false;
    return true;
  }

  function choose(line: number) {
    setChosen(chosen === line ? null : line);
  }

  return { chosen, choose, said, add, takeOut, move, moveByKeys };
}
