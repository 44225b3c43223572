import { useRef } from 'react';
import { TUTORIALS } from '../../../.generated/tutorials';
import { useProgress } from '../../progress/useProgress';
import { filterLessons, isNarrowed, NO_FILTERS, type Filters } from './filters';
import { LessonList } from './LessonList';
import { NoLessons } from './NoLessons';
import { ResultsLine } from './ResultsLine';

interface ResultsProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** The lessons that the filters leave, with what the reader has done of each; a chunk of its own, with the facts of all lessons. */
export function Results({ filters, onChoose }: ResultsProps) {
  const progress = useProgress();
  const shown = filterLessons(TUTORIALS, filters, progress);
  const count = useRef<HTMLParagraphElement>(null);

  function showAll() {
    onChoose(NO_FILTERS);
    // The button goes with the filters.
    count.current?.focus();
  }

  return (
    <>
      <ResultsLine
        ref={count}
        shown={shown.length}
        onShowAll={isNarrowed(filters) ? showAll : null}
      />
      <LessonList all={TUTORIALS} shown={shown} progress={progress} />
      {shown.length === 0 ? <NoLessons onShowAll={showAll} /> : null}
    </>
  );
}
