import { useState } from 'react';
import { codeText, type CodeLine, type ExerciseBlock } from '../../content/lesson';
import { progressStore } from '../../progress/progressStore';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import type { Question } from './QuestionBar';
import { canReset, resetQuestion } from './resetQuestion';
import { useDraft } from './useDraft';
import { useRun, type Run } from './useRun';
import { useStage, type Stage } from './useStage';
import { useStart, type Start } from './useStart';

export type ExerciseTask = Pick<
  ExerciseBlock,
  'id' | 'title' | 'step' | 'starter' | 'tests' | 'solution' | 'continues' | 'isLastPart'
>;

export interface ExerciseState extends Pick<Run, 'running' | 'result'> {
  text: string;
  setText: (text: string) => void;
  /** The colored lines of `text`, where they are known. */
  lines?: readonly CodeLine[];
  /** The line to mark, as long as the code is the one that was checked. */
  errorLine?: number;
  start: Start;
  canReset: boolean;
  check: () => void;
  /** Open while the reader is asked whether to overwrite the code. */
  question: Question | null;
  askReset: () => void;
  askSolution: () => void;
  /** Puts an earlier try instead of the code. */
  bringBack: (text: string) => void;
  dismiss: () => void;
  /** Present while the text that was overwritten last can be brought back. */
  takeBack?: () => void;
  stage: Stage;
  /** Puts the starter back for another go, without the solution in sight. */
  startOver: () => void;
}

/**
 * The state of an exercise.
 *
 * @param exercise - the task
 * @returns what to show and what the reader can do
 */
export function useExercise(exercise: ExerciseTask): ExerciseState {
  const { continues } = exercise;
  const starter = codeText(exercise.starter);
  const solution = codeText(exercise.solution);
  const start = useStart(continues, continues?.id, starter);
  const { text, setText } = useDraft(exercise.id, start.text);
  const { running, result, errorLineIn, start: startRun, clear } = useRun();
  const isStart = text === starter || text === start.own;
  const [asking, setAsking] = useState<'reset' | 'solution' | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const stages = useStage(exercise.id);

  async function check() {
    const checked = text;
    const checkResult = await startRun(checked, exercise.tests);
    keepTry(checked, checkResult);
    stages.judge(hasPassed(checkResult), checked === solution);
  }

  function keepTry(checked: string, { tests }: RunResult) {
    const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
    if (tests.length > 0 && !isStart && checked !== solution) {
      progressStore.addTry(exercise.id, { text: checked, passed, of: tests.length });
    }
  }

  function replaceBy(other: string) {
    setReplaced(isStart ? null : text);
    setText(other);
    clear();
  }

  function showSolution() {
    stages.showSolution();
    replaceBy(solution);
  }

  function startOver() {
    stages.startOver();
    replaceBy(start.text);
  }

  function takeBack() {
    if (replaced !== null) setText(replaced);
    setReplaced(null);
    clear();
  }

  const questions: Record<'reset' | 'solution', Question> = {
    reset: resetQuestion(start, replaceBy),
    solution: {
      text: 'Replace your code with the solution?',
      confirm: 'Show the solution',
      agree: showSolution,
    },
  };

  const known = text === starter ? exercise.starter : exercise.solution;
  return {
    text,
    setText,
    lines: text === starter || text === solution ? known : undefined,
    errorLine: errorLineIn(text),
    start,
    canReset: canReset(start, text),
    running,
    result,
    check: () => void check(),
    question: asking ? questions[asking] : null,
    askReset: () => setAsking('reset'),
    askSolution: () => setAsking('solution'),
    bringBack: replaceBy,
    dismiss: () => setAsking(null),
    takeBack: replaced === null ? undefined : takeBack,
    stage: stages.stage,
    startOver,
  };
}
