import { useState } from 'react';
import { progressStore } from '../../progress/progressStore';

/** Stage of an exercise. `copied` is a pass with the revealed solution, which doesn't count. */
export type Stage = 'open' | 'solutionShown' | 'copied' | 'passed';

export interface StageState {
  stage: Stage;
  /**
   * Updates the stage after a check. Saves a pass unless the reader submitted the revealed solution. A failed
   * check after a pass reopens the exercise, but the saved pass still counts.
   *
   * @param isRight - true if the check passed
   * @param isSolution - true if the answer equals the model solution
   */
  judge: (isRight: boolean, isSolution: boolean) => void;
  showSolution: () => void;
  startOver: () => void;
}

/**
 * Tracks the stage of any kind of exercise.
 *
 * @param id - id of the exercise
 */
export function useStage(id: string): StageState {
  const [stage, setStage] = useState<Stage>('open');

  function judge(isRight: boolean, isSolution: boolean) {
    if (!isRight) {
      setStage((current) => (current === 'passed' ? 'open' : current));
      return;
    }
    const isCopied = isSolution && (stage === 'solutionShown' || stage === 'copied');
    setStage(isCopied ? 'copied' : 'passed');
    if (!isCopied) progressStore.passExercise(id);
  }

  return {
    stage,
    judge,
    showSolution: () => setStage('solutionShown'),
    startOver: () => setStage('open'),
  };
}
