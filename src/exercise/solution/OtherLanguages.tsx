import type { ExerciseBlock } from '../../content/lesson';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { solutionTabs } from './lazySolutionTabs';
import type { Solution } from './SolutionTabs';

interface OtherLanguagesProps {
  exercise: Pick<ExerciseBlock, 'id' | 'language' | 'solution' | 'python'>;
}

/** The solution in all of its languages; nothing if it has only one. */
export function OtherLanguages({ exercise }: OtherLanguagesProps) {
  const { id, language = 'js', solution, python } = exercise;
  if (!python) return null;
  const solutions: Solution[] = [
    { language, lines: solution },
    { language: 'python', lines: python },
  ];
  return (
    <OptionalLazyContent code={solutionTabs}>
      {({ SolutionTabs }) => <SolutionTabs id={id} solutions={solutions} />}
    </OptionalLazyContent>
  );
}
