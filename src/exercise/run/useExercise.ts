import { useState } from 'react';
import { codeText, type CodeLine, type ExerciseBlock } from '../../content/lesson';
import { progressStore } from '../../progress/progressStore';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import type { Question } from './CodeBox';
import { useDraft } from './useDraft';
import { useRun, type Run } from './useRun';
import { useStage, type Stage } from './useStage';

export type ExerciseTask = Pick<
  ExerciseBlock,
  'id' | 'title' | 'step' | 'starter' | 'tests' | 'solution'
>;

export interface ExerciseState extends Pick<Run, 'running' | 'result'> {
  text: string;
  setText: (text: string) => void;
  /** The colored lines of `text`, where they are known. */
  lines?: readonly CodeLine[];
  /** The line to mark, as long as the code is the one that was checked. */
  errorLine?: number;
  isStarter: boolean;
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
  const starter = codeText(exercise.starter);
  const solution = codeText(exercise.solution);
  const { text, setText } = useDraft(exercise.id, starter);
  const { running, result, errorLineIn, start, clear } = useRun();
  const [asking, setAsking] = useState<'reset' | 'solution' | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const stages = useStage(exercise.id);

  async function check() {
    const checked = text;
    const checkResult = await start(checked, exercise.tests);
    keepTry(checked, checkResult);
    if (hasPassed(checkResult)) stages.pass(checked === solution);
  }

  function keepTry(checked: string, { tests }: RunResult) {
    const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
    if (tests.length > 0 && checked !== starter && checked !== solution) {
      progressStore.addTry(exercise.id, { text: checked, passed, of: tests.length });
    }
  }

  function replaceBy(other: string) {
    setReplaced(text === starter ? null : text);
    setText(other);
    clear();
  }

  function showSolution() {
    stages.showSolution();
    replaceBy(solution);
  }

  function startOver() {
    stages.startOver();
    replaceBy(starter);
  }

  function takeBack() {
    if (replaced !== null) setText(replaced);
    setReplaced(null);
    clear();
  }

  const questions: Record<'reset' | 'solution', Question> = {
    reset: {
      text: 'Replace your code with the starter?',
      confirm: 'Reset code',
      agree: () => replaceBy(starter),
    },
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
    isStarter: text === starter,
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
