import { useEffect, useRef, useState, type RefObject } from 'react';
import * as texts from '../../texts/en/exerciseOrder';
import { addTo, moved, without, type Groups } from './groups';

/** Lines of a program that the reader puts in order, and those that remain. */
export interface OrderedLines {
  /** Ids of the lines in the program. */
  groups: Groups;
  /** Names of the groups, if there are several. */
  names?: readonly string[];
  /** Index of the group that lines are added to. */
  current?: number;
  /** Ids of the remaining lines, in display order. */
  left: readonly number[];
  change: (groups: Groups) => void;
}

export interface OrderMoves {
  /** Id of the selected line, whose tools are visible. */
  chosen: number | null;
  choose: (line: number) => void;
  /** Describes the last move for screen readers. */
  said: string;
  /**
   * Describes something that was done to the lines.
   *
   * @param next - value of `data-line` of the button to focus. If there's none, the submit button gets focus
   */
  say: (text: string, next: number | string) => void;
  add: (line: number) => void;
  takeOut: (line: number) => void;
  /** @param by - −1 moves up, 1 moves down */
  move: (line: number, by: -1 | 1) => void;
  canMove: (line: number, by: -1 | 1) => boolean;
  /**
   * Handles a key: Alt with an arrow key moves the line, Delete or Backspace removes it.
   *
   * @returns true if the key was handled
   */
  moveByKeys: (line: number, key: string, alt: boolean) => boolean;
}

/**
 * Moves lines and manages focus: a line that moves to another list is remounted, and would lose focus.
 *
 * @param lines - the lines, and what changes them
 * @param box - element that contains all lists
 */
export function useOrderMoves(
  { groups, names = [], current = 0, left, change }: OrderedLines,
  box: RefObject<HTMLElement | null>,
): OrderMoves {
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<number | string | null>(null);
  const program = groups.flat();

  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const names = [`[data-line="${next}"]`, '[type=submit]:enabled', '[data-line]'];
    const found = names.flatMap((name) => box.current?.querySelector<HTMLElement>(name) ?? []);
    found[0]?.focus();
  });

  function say(text: string, next: number | string) {
    focusNext.current = next;
    setChosen(null);
    setSaid(text);
  }

  function add(line: number) {
    const at = left.indexOf(line);
    const place = (groups[current]?.length ?? 0) + 1;
    say(
      groups.length > 1
        ? texts.addedToGroup(place, names[current] ?? '')
        : texts.addedAsLine(place),
      left[at + 1] ?? left[at - 1] ?? 'check',
    );
    change(addTo(groups, current, line));
  }

  function takeOut(line: number) {
    const at = program.indexOf(line);
    say(texts.removed, program[at + 1] ?? program[at - 1] ?? line);
    change(without(groups, line));
  }

  function move(line: number, by: -1 | 1) {
    const next = moved(groups, line, by);
    if (!next) return;
    const group = next.findIndex((lines) => lines.includes(line));
    const lines = next[group] ?? [];
    const place = lines.indexOf(line) + 1;
    focusNext.current = line;
    setSaid(
      groups.length > 1
        ? texts.nowLineOfGroup(place, lines.length, names[group] ?? '')
        : texts.nowLine(place, lines.length),
    );
    change(next);
  }

  function moveByKeys(line: number, key: string, alt: boolean) {
    if (key === 'Delete' || key === 'Backspace') takeOut(line);
    else if (alt && key === 'ArrowUp') move(line, -1);
    else if (alt && key === 'ArrowDown') move(line, 1);
    else return false;
    return true;
  }

  return {
    chosen,
    choose: (line) => setChosen(chosen === line ? null : line),
    said,
    say,
    add,
    takeOut,
    move,
    canMove: (line, by) => moved(groups, line, by) !== undefined,
    moveByKeys,
  };
}
