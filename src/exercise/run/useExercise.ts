import { useState } from 'react';
import { codeText, type CodeLine, type ExerciseBlock } from '../../content/lesson';
import { progressStore } from '../../progress/progressStore';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import type { Question } from '../drafts/QuestionBar';
import { canReset, resetQuestion } from '../drafts/resetQuestion';
import { solutionQuestion, writeAgainQuestion } from '../drafts/solutionQuestion';
import { useDraft } from '../drafts/useDraft';
import { useLinesHelp, type LinesHelp } from '../lines/useLinesHelp';
import { fetchMistakes, findMistake } from '../mistakes/useKnownMistake';
import { useStage, type Stage } from '../task/useStage';
import { useStart, type Start } from '../drafts/useStart';
import { runnerOf } from './runnerOf';
import { useRun, type Run } from './useRun';

export type ExerciseTask = Pick<
  ExerciseBlock,
  | 'id'
  | 'title'
  | 'step'
  | 'language'
  | 'starter'
  | 'tests'
  | 'typeTests'
  | 'solution'
  | 'python'
  | 'continues'
  | 'isLastPart'
  | 'hasLines'
>;

export interface ExerciseState extends Pick<Run, 'running' | 'result'> {
  text: string;
  setText: (text: string) => void;
  /** Syntax-highlighted lines of `text`, if available. */
  lines?: readonly CodeLine[];
  /** Line to mark, 1-based; undefined once the checked code has been edited. */
  errorLine?: number;
  start: Start;
  canReset: boolean;
  check: () => void;
  /** Pending confirmation before the code is overwritten. */
  question: Question | null;
  askReset: () => void;
  askSolution: () => void;
  /** Replaces the code with an earlier try. */
  bringBack: (text: string) => void;
  dismiss: () => void;
  /** Restores the text that was last overwritten; undefined if there is none. */
  takeBack?: () => void;
  stage: Stage;
  help: LinesHelp;
  /** Starts again with this code, which the lines of the solution were removed from. */
  writeAgain: (text: string) => void;
  /** Resets the stage and the code, so that the reader can retry without the solution. */
  startOver: () => void;
}

/** Manages a coding exercise: its code, checks, confirmations, and stage. */
export function useExercise(exercise: ExerciseTask): ExerciseState {
  const { continues } = exercise;
  const starter = codeText(exercise.starter);
  const solution = codeText(exercise.solution);
  const start = useStart(continues, continues?.id, starter);
  const { text, setText } = useDraft(exercise.id, start.text);
  const {
    running,
    result,
    errorLineIn,
    start: startRun,
    clear,
  } = useRun(runnerOf(exercise.language, exercise.typeTests));
  const isUnedited = text === starter || text === start.own;
  const [asking, setAsking] = useState<'reset' | 'solution' | 'write' | null>(null);
  const [plan, setPlan] = useState('');
  const [replaced, setReplaced] = useState<string | null>(null);
  const stages = useStage(exercise.id);
  const help = useLinesHelp(exercise.id);

  async function check() {
    const checkedText = text;
    void fetchMistakes(exercise.id);
    const checkResult = await startRun(checkedText, exercise.tests);
    stages.judge(hasPassed(checkResult), checkedText === solution);
    if (!isUnedited) help.noteCheck(checkedText, checkResult);
    await recordTry(checkedText, checkResult);
  }

  async function recordTry(checkedText: string, checkResult: RunResult) {
    const { tests } = checkResult;
    const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
    if (tests.length === 0 || isUnedited || checkedText === solution) return;
    const attempt = { text: checkedText, passed, of: tests.length };
    progressStore.addTry(exercise.id, attempt);
    // Added in a second step, so that a try is saved even if the known mistakes can't be fetched.
    const [mistake, other] = await findMistake(exercise.id, checkResult);
    if (mistake !== undefined && other === undefined) {
      progressStore.addTry(exercise.id, { ...attempt, mistake });
    }
  }

  function replaceText(newText: string) {
    setReplaced(isUnedited ? null : text);
    setText(newText);
    clear();
  }

  function showSolution() {
    stages.showSolution();
    replaceText(solution);
  }

  function startOver() {
    stages.startOver();
    replaceText(start.text);
  }

  function takeBack() {
    if (replaced !== null) setText(replaced);
    setReplaced(null);
    clear();
  }

  function writeFrom(newText: string) {
    replaceText(newText);
    help.closeToWrite();
  }

  function writeAgain(newText: string) {
    setPlan(newText);
    if (isUnedited) writeFrom(newText);
    else setAsking('write');
  }

  const questions: Record<'reset' | 'solution' | 'write', Question> = {
    reset: resetQuestion(start, replaceText),
    solution: solutionQuestion(isUnedited, showSolution),
    write: writeAgainQuestion(() => writeFrom(plan)),
  };

  const highlighted = text === starter ? exercise.starter : exercise.solution;
  return {
    text,
    setText,
    lines: text === starter || text === solution ? highlighted : undefined,
    errorLine: errorLineIn(text),
    start,
    canReset: canReset(start, text),
    running,
    result,
    check: () => void check(),
    question: asking ? questions[asking] : null,
    askReset: () => setAsking('reset'),
    askSolution: () => setAsking('solution'),
    bringBack: replaceText,
    dismiss: () => setAsking(null),
    takeBack: replaced === null ? undefined : takeBack,
    stage: stages.stage,
    help,
    writeAgain,
    startOver,
  };
}
