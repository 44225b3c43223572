import Container from '@mui/material/Container';
import { useRef } from 'react';
import { TUTORIALS } from '../../../.generated/tutorials';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { ContinueSlot } from '../../progress/widgets/ContinueSlot';
import { useProgress } from '../../progress/useProgress';
import { useQueryState } from '../../site/useQueryState';
import { FILTERS_CODEC, filterLessons, isNarrowed, NO_FILTERS } from './filters';
import { LessonList } from './LessonList';
import { NoLessons } from './NoLessons';
import { filterForm, texts } from './deferred';
import { ResultsLine } from './ResultsLine';

/** All lessons, with what the reader has done of each, and filters that the address remembers. */
export function TutorialsPage() {
  const { state: filters, type, choose } = useQueryState(FILTERS_CODEC, NO_FILTERS);
  const progress = useProgress();
  const shown = filterLessons(TUTORIALS, filters, progress);
  const count = useRef<HTMLParagraphElement>(null);

  function showAll() {
    choose(NO_FILTERS);
    // The button goes with the filters.
    count.current?.focus();
  }

  return (
    <>
      <Static code={texts} isFirst>
        {({ TutorialsHeader }) => <TutorialsHeader />}
      </Static>
      <Container sx={{ pt: 5, pb: 'var(--section-space)' }}>
        <ContinueSlot />
        <Deferred code={filterForm} isFirst>
          {({ FilterForm }) => <FilterForm filters={filters} onType={type} onChoose={choose} />}
        </Deferred>
        <ResultsLine
          ref={count}
          shown={shown.length}
          onShowAll={isNarrowed(filters) ? showAll : null}
        />
        <LessonList all={TUTORIALS} shown={shown} progress={progress} />
        {shown.length === 0 ? <NoLessons onShowAll={showAll} /> : null}
      </Container>
    </>
  );
}
