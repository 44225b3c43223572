import { use, useState } from 'react';
import { progressStore } from '../../progress/progressStore';
import { ExamContext } from './exam';

/** How far the reader has come: `copied` is a pass with the solution that was shown, which is not counted. */
export type Stage = 'open' | 'solutionShown' | 'copied' | 'passed';

export interface StageState {
  stage: Stage;
  /**
   * The exercise is passed. Kept in the progress, unless by the solution that the reader had shown.
   *
   * @param isSolution - whether what passed is the solution
   */
  pass: (isSolution: boolean) => void;
  /** A later try is wrong: the praise goes. The exercise still counts as passed. */
  fail: () => void;
  showSolution: () => void;
  startOver: () => void;
}

/**
 * The stage of an exercise, of any kind.
 *
 * @param id - the exercise's
 */
export function useStage(id: string): StageState {
  const exam = use(ExamContext);
  const [stage, setStage] = useState<Stage>(exam?.hasPassed(id) ? 'passed' : 'open');

  function pass(isSolution: boolean) {
    const isCopied = isSolution && (stage === 'solutionShown' || stage === 'copied');
    setStage(isCopied ? 'copied' : 'passed');
    if (isCopied) return;
    progressStore.passExercise(id);
    exam?.onPass(id);
  }

  return {
    stage,
    pass,
    fail: () => setStage((before) => (before === 'passed' ? 'open' : before)),
    showSolution: () => setStage('solutionShown'),
    startOver: () => setStage('open'),
  };
}
