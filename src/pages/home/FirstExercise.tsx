import { FIRST_EXERCISE } from '../../content/firstExercise';
import { Exercise } from '../../practice/run/Exercise';

/** The exercise of the *Try it now* block; a chunk of its own, since it brings what every exercise needs. */
export function FirstExercise() {
  return (
    <Exercise
      exercise={FIRST_EXERCISE}
      prompt={<p>{FIRST_EXERCISE.prompt}</p>}
      hints={[<p key="hint">{FIRST_EXERCISE.hint}</p>]}
      explanation={<p>{FIRST_EXERCISE.explanation}</p>}
    />
  );
}
