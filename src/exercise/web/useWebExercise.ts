import { useState } from 'react';
import type { WebExerciseBlock, WebLanguage } from '../../content/lesson';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import type { PreviewFiles, Scheme } from '../../sandbox/preview/protocol';
import type { Question } from '../run/CodeBox';
import { useStage, type Stage } from '../run/useStage';
import { originalTexts, useFiles, type Files } from './useFiles';
import { usePagePreview, type PagePreview } from './usePagePreview';

export interface WebExerciseState extends Pick<Files, 'files' | 'texts' | 'isOriginal'> {
  preview: PagePreview;
  active: WebLanguage;
  setActive: (language: WebLanguage) => void;
  scheme: Scheme;
  setScheme: (scheme: Scheme) => void;
  isChecking: boolean;
  result?: RunResult;
  check: () => void;
  question: Question | null;
  ask: (what: 'reset' | 'solution') => void;
  dismiss: () => void;
  /** Present while the files that were overwritten last can be brought back. */
  takeBack?: () => void;
  stage: Stage;
  startOver: () => void;
}

/**
 * The state of an exercise that asks for a page; as with other exercises, a pass counts unless it is the solution that the
 * reader had shown.
 */
export function useWebExercise(exercise: WebExerciseBlock): WebExerciseState {
  const first = exercise.files.find(({ isGiven }) => !isGiven)?.language ?? 'html';
  const [active, setActive] = useState<WebLanguage>(first);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [isChecking, setChecking] = useState(false);
  const [result, setResult] = useState<RunResult>();
  const [asking, setAsking] = useState<'reset' | 'solution' | null>(null);
  const [replaced, setReplaced] = useState<PreviewFiles | null>(null);
  const { stage, pass, showSolution, startOver } = useStage(exercise.id);
  const { files, texts, isOriginal, replaceBy } = useFiles(
    exercise.id,
    exercise.files,
    exercise.solution,
  );
  const preview = usePagePreview(texts, scheme, `The page of ${exercise.title}`);
  const solution = originalTexts(exercise.solution);

  async function check() {
    setChecking(true);
    const checked = await preview.check(exercise.checks);
    setChecking(false);
    setResult(checked);
    const failed = checked.tests.find(({ failure }) => failure?.element !== undefined);
    preview.outline(failed?.failure?.element ?? null);
    if (!hasPassed(checked)) return;
    const isSolution = Object.entries(solution).every(
      ([language, text]) => texts[language as WebLanguage] === text,
    );
    pass(isSolution);
  }

  function replace(others: Partial<PreviewFiles>) {
    setReplaced(isOriginal ? null : texts);
    replaceBy(others);
    clear();
  }

  function clear() {
    setResult(undefined);
    preview.outline(null);
  }

  function reset() {
    replace(originalTexts(exercise.files));
  }

  const questions: Record<'reset' | 'solution', Question> = {
    reset: {
      text: 'Replace your code with the starter?',
      confirm: 'Reset code',
      agree: reset,
    },
    solution: {
      text: 'Replace your code with the solution?',
      confirm: 'Show the solution',
      agree() {
        showSolution();
        replace(solution);
      },
    },
  };

  function takeBack() {
    if (replaced !== null) replaceBy(replaced);
    setReplaced(null);
    clear();
  }

  return {
    files,
    texts,
    isOriginal,
    preview,
    active,
    setActive,
    scheme,
    setScheme,
    isChecking,
    result,
    check: () => void check(),
    question: asking ? questions[asking] : null,
    ask: setAsking,
    dismiss: () => setAsking(null),
    takeBack: replaced === null ? undefined : takeBack,
    stage,
    startOver() {
      startOver();
      reset();
    },
  };
}
