import { useState } from 'react';
import { arrange } from '../../content/arrange';
import { codeText, type OrderBlock } from '../../content/lesson';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import { useDraft } from '../run/useDraft';
import { useRun } from '../run/useRun';
import { useStage, type StageState } from '../run/useStage';

export interface OrderState extends Pick<StageState, 'stage'> {
  /** Indexes of the lines that are in the program, in its order. */
  program: readonly number[];
  /** Indexes of the others, in the order in which they are offered. */
  left: readonly number[];
  /** The lines of the program as they are shown, indented. */
  shown: readonly string[];
  running: boolean;
  /** Of the program as it is; absent before a check, and once it was changed. */
  result: RunResult | undefined;
  add: (line: number) => void;
  takeOut: (line: number) => void;
  /** @param by - −1 for up, 1 for down */
  move: (line: number, by: -1 | 1) => void;
  check: () => void;
  showSolution: () => void;
  startOver: () => void;
}

/**
 * The state of an exercise of lines to put in order. The order is kept as a draft.
 *
 * @param exercise - the task
 */
export function useOrder(exercise: OrderBlock): OrderState {
  const { id, lines, solution, tests } = exercise;
  const { text, setText } = useDraft(id, '');
  const { running, result, start, clear } = useRun();
  const { stage, judge, showSolution, startOver } = useStage(id);
  const [checked, setChecked] = useState('');
  const program = readOrder(text, lines.length);
  const shown = arrange(program.map((line) => codeText([lines[line] ?? []])));

  function change(next: readonly number[]) {
    setText(next.join(' '));
    clear();
  }

  function move(line: number, by: -1 | 1) {
    const at = program.indexOf(line);
    const to = at + by;
    if (at < 0 || to < 0 || to >= program.length) return;
    change(program.toSpliced(at, 1).toSpliced(to, 0, line));
  }

  async function check() {
    setChecked(text);
    judge(hasPassed(await start(shown, tests)), text === solution.join(' '));
  }

  return {
    stage,
    program,
    left: lines.map((_, line) => line).filter((line) => !program.includes(line)),
    shown: program.length === 0 ? [] : shown.split('\n'),
    running,
    result: checked === text ? result : undefined,
    add: (line) => change([...program, line]),
    takeOut: (line) => change(program.filter((other) => other !== line)),
    move,
    check: () => void check(),
    showSolution: () => {
      showSolution();
      change(solution);
    },
    startOver: () => {
      startOver();
      change([]);
    },
  };
}

/** Reads a draft that may be of an older form of the exercise: what makes no sense is left out. */
function readOrder(draft: string, count: number): number[] {
  const known = draft.split(' ').filter((text) => /^\d+$/.test(text) && Number(text) < count);
  return [...new Set(known.map(Number))];
}
