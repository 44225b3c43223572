import { useState } from 'react';
import type { CodeLine, WebLanguage } from '../../content/lesson';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseLines';
import { useDraft } from '../drafts/useDraft';
import type { WrongLine } from '../mistakes/mistakesModel';
import { withFailure, withMissingLine } from '../order/orderResult';
import type { OrderedLines } from '../order/useOrderMoves';
import { useRun } from '../run/useRun';
import { assemble, piecesOf, readBoard, shuffled, type Board, type SolvedFile } from './board';
import { firstJoins, nextJoin } from './joins';
import { readBuilt, writeBuilt, type BuiltLines } from './linesDraft';

/** The text of each file. */
export type FileTexts = Partial<Record<WebLanguage, string>>;

interface LinesTask {
  /** The exercise's id. */
  id: string;
  files: readonly SolvedFile[];
  wrongLines: readonly WrongLine[];
  /** Runs the exercise's tests or checks. */
  onCheck: (files: FileTexts) => Promise<RunResult>;
}

export interface LinesState extends OrderedLines {
  board: Board;
  names: readonly string[];
  current: number;
  /** @param slot - the slot that lines are added to */
  setCurrent: (slot: number) => void;
  /** Returns the lines of a piece. */
  codeOf: (piece: number) => CodeLine[];
  hasWrong: boolean;
  running: boolean;
  /** Result of the current program; undefined until the reader checks it. */
  result: RunResult | undefined;
  /** Sentences about the wrong lines in the program that was checked. */
  mistakes: string[];
  check: () => void;
  /** The next way to make it easier; undefined if there's none. */
  easier: { says: string; apply: () => void } | undefined;
}

/** Manages the lines of an exercise's solution: where they are, and what they do together. Saves them as a draft. */
export function useLines({ id, files, wrongLines, onCheck }: LinesTask): LinesState {
  const [board] = useState(() => readBoard(files, wrongLines));
  const [first] = useState(() => firstJoins(board));
  const [order] = useState(() => shuffled([...piecesOf(board, first).keys()], id));
  const { text, setText } = useDraft(`${id}/lines`, '');
  const [current, setCurrent] = useState(0);
  const [checked, setChecked] = useState<string | null>(null);
  const { lines, slotNames } = board;
  const built = readBuilt(text);
  const joined = new Set([...first, ...built.joined.filter((line) => canJoin(board, line))]);
  const pieces = piecesOf(board, joined);
  const shown = order.filter((piece) => pieces.has(piece) && !isGone(board, built, piece));
  const groups = placed(built, slotNames.length, shown);
  const program = groups.flat();
  const left = shown.filter((piece) => !program.includes(piece));
  const textOf = (line: number) => lines[line]?.text ?? '';
  const textsOf = (piece: number) => (pieces.get(piece) ?? []).map(textOf);
  const isWrong = (piece: number) => lines[piece]?.slot === undefined;
  const wrongUsed = program.filter(isWrong);
  const { running, result, start, clear } = useRun(async () => {
    const found = await onCheck(assemble(board, (slot) => (groups[slot] ?? []).flatMap(textsOf)));
    const [wrong] = wrongUsed;
    const unused = left.filter((piece) => !isWrong(piece)).flatMap(textsOf);
    return wrong === undefined
      ? withMissingLine(found, unused)
      : withFailure(found, texts.lineDoesNotBelong(textOf(wrong).trim()));
  });

  function change(next: Partial<BuiltLines>) {
    setText(writeBuilt({ ...built, groups, ...next }));
    clear();
  }

  function findEasier(): LinesState['easier'] {
    const wrong = wrongUsed[0] ?? left.find(isWrong);
    if (wrong !== undefined) {
      return {
        says: texts.tookAway(textOf(wrong).trim(), lines[wrong]?.says ?? ''),
        apply: () => change({ gone: [...built.gone, wrong] }),
      };
    }
    const join = nextJoin(board, joined, program);
    return join === undefined
      ? undefined
      : {
          says: texts.joined(textOf(join - 1).trim(), textOf(join).trim()),
          apply: () => change({ joined: [...built.joined, join] }),
        };
  }

  const isCurrent = result !== undefined && checked === text;
  return {
    board,
    groups,
    names: slotNames,
    current,
    setCurrent,
    left,
    change: (next) => change({ groups: next }),
    codeOf: (piece) => (pieces.get(piece) ?? []).map((line) => lines[line]?.code ?? []),
    hasWrong: shown.some(isWrong),
    running,
    result: isCurrent ? result : undefined,
    mistakes:
      isCurrent && !hasPassed(result) ? wrongUsed.map((piece) => lines[piece]?.says ?? '') : [],
    check: () => {
      setChecked(text);
      void start(text);
    },
    easier: findEasier(),
  };
}

/** Returns false for a line of a draft that an older version of the exercise had joined. */
function canJoin({ lines }: Board, line: number): boolean {
  const slot = lines[line]?.slot;
  return slot !== undefined && lines[line - 1]?.slot === slot;
}

function isGone({ lines }: Board, { gone }: BuiltLines, piece: number): boolean {
  return gone.includes(piece) && lines[piece]?.slot === undefined;
}

/** Returns the pieces in each slot. Drops those that don't exist, and duplicates. */
function placed({ groups }: BuiltLines, slots: number, pieces: readonly number[]): number[][] {
  const used = new Set<number>();
  return Array.from({ length: slots }, (_, slot) =>
    (groups[slot] ?? []).filter(
      (piece) => pieces.includes(piece) && !used.has(piece) && used.add(piece),
    ),
  );
}
