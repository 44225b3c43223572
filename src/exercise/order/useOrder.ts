import { useState } from 'react';
import { arrange } from '../../content/exercises/arrange';
import { codeText, type OrderBlock } from '../../content/lesson';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import { useDraft } from '../drafts/useDraft';
import { useRun } from '../run/useRun';
import { useStage, type StageState } from '../task/useStage';
import { withExtraLine, withMissingLine } from './orderResult';
import type { OrderedLines } from './useOrderMoves';

export interface OrderState extends Pick<StageState, 'stage'>, OrderedLines {
  /** Indexes of the lines in the program, in order. */
  program: readonly number[];
  /** The program's lines, indented. */
  shown: readonly string[];
  running: boolean;
  /** Test result of the current program; undefined until the reader checks it. */
  result: RunResult | undefined;
  check: () => void;
  showSolution: () => void;
  startOver: () => void;
}

/**
 * Manages the state of an order exercise. Saves the order as a draft.
 *
 * @param exercise - the exercise
 */
export function useOrder(exercise: OrderBlock): OrderState {
  const { id, lines, solution, tests } = exercise;
  const { text, setText } = useDraft(id, '');
  const { running, result, start, clear } = useRun();
  const { stage, judge, showSolution, startOver } = useStage(id);
  const [checked, setChecked] = useState('');
  const program = readOrder(text, lines.length);
  const textOf = (line: number) => codeText([lines[line] ?? []]);
  const shown = arrange(program.map(textOf));
  const right = solution.map(textOf);
  const unused = right.filter((line) => !program.map(textOf).includes(line));
  const extra = program.findIndex((line) => !right.includes(textOf(line)));

  function change(next: readonly number[]) {
    setText(next.join(' '));
    clear();
  }

  async function check() {
    setChecked(text);
    const found = withExtraLine(await start(shown, tests), extra);
    judge(hasPassed(found), text === solution.join(' '));
  }

  return {
    stage,
    program,
    groups: [program],
    change: ([next = []]) => change(next),
    left: lines.map((_, line) => line).filter((line) => !program.includes(line)),
    shown: program.length === 0 ? [] : shown.split('\n'),
    running,
    result:
      result && checked === text
        ? withMissingLine(withExtraLine(result, extra), unused)
        : undefined,
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

/**
 * Parses a draft, which can be from an older version of the exercise. Drops invalid and duplicate indexes.
 */
function readOrder(draft: string, count: number): number[] {
  const known = draft.split(' ').filter((text) => /^\d+$/.test(text) && Number(text) < count);
  return [...new Set(known.map(Number))];
}
