import { CodeBlock } from '../../components/code/CodeBlock';
import type { ExerciseBlock } from '../../content/lesson';

interface PlainSolutionProps {
  exercise: Pick<ExerciseBlock, 'language' | 'solution' | 'python'>;
}

/** The solution in all of its languages, one below the other, for readers without JavaScript. */
export function PlainSolution({ exercise }: PlainSolutionProps) {
  return (
    <>
      <CodeBlock language={exercise.language ?? 'js'} lines={exercise.solution} />
      {exercise.python ? <CodeBlock language="python" lines={exercise.python} /> : null}
    </>
  );
}
