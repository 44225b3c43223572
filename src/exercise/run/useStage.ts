import { use, useState } from 'react';
import { progressStore } from '../../progress/progressStore';
import { ExamContext } from './exam';

/** How far the reader has come: `copied` is a pass with the solution that was shown, which is not counted. */
export type Stage = 'open' | 'solutionShown' | 'copied' | 'passed';

export interface StageState {
  stage: Stage;
  /**
   * A try was checked. A pass is kept in the progress, unless by the solution that the reader had shown; after a pass, a
   * wrong try takes the praise back, and the exercise still counts.
   *
   * @param isRight - whether it passed
   * @param isSolution - whether it is the solution
   */
  judge: (isRight: boolean, isSolution: boolean) => void;
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

  function judge(isRight: boolean, isSolution: boolean) {
    if (!isRight) {
      setStage((before) => (before === 'passed' ? 'open' : before));
      return;
    }
    const isCopied = isSolution && (stage === 'solutionShown' || stage === 'copied');
    setStage(isCopied ? 'copied' : 'passed');
    if (isCopied) return;
    progressStore.passExercise(id);
    exam?.onPass(id);
  }

  return {
    stage,
    judge,
    showSolution: () => setStage('solutionShown'),
    startOver: () => setStage('open'),
  };
}
