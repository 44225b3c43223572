import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { OwnSections } from '../../../.generated/school/sections/courses';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import { PageWidth } from '../../components/PageWidth';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { Static } from '../../prerendered/Static';
import { useQueryState } from '../../site/useQueryState';
import { CompareBar } from './comparison/CompareBar';
import { CourseFilters } from './CourseFilters';
import { cleanText, courseQueryCodec, NOTHING_ASKED, type CompareChange } from './courseQuery';
import { findCourses } from './findCourses';
import { comparing, courseTexts } from './coursesChunks';
import { Results } from './Results';
import { needsChoice } from './schoolSize';

const CODEC = courseQueryCodec(COURSE_SUMMARIES);
const NO_FILTERS = { text: '', level: null, topic: null };

export function CoursesPage() {
  const { state: asked, type, choose } = useQueryState(CODEC, NOTHING_ASKED);
  const query = { ...asked, text: cleanText(asked.text) };
  const results = useRef<HTMLElement>(null);
  const [timesShown, setTimesShown] = useState(0);
  const found = findCourses(COURSE_SUMMARIES, query);

  function compare(change: CompareChange) {
    choose((latest) => ({ compare: change(latest.compare) }));
  }

  function compareAll() {
    setTimesShown(timesShown + 1);
    compare(() => COURSE_SUMMARIES.map(({ id }) => id));
  }

  // Moves focus to the results, because the focused button is about to unmount.
  function reset() {
    choose(NO_FILTERS);
    results.current?.focus();
  }

  function compareBelow(change: CompareChange) {
    compare(change);
    if (change(asked.compare).length === 0) results.current?.focus();
  }

  return (
    <>
      <Static code={courseTexts} isFirst>
        {({ CoursesHeader }) => <CoursesHeader />}
      </Static>
      <Offers>
        <CourseFilters courses={COURSE_SUMMARIES} query={asked} onType={type} onChoose={choose} />
        <Results
          ref={results}
          courses={COURSE_SUMMARIES}
          found={found}
          query={query}
          onCompare={compare}
          onCompareAll={compareAll}
          onReset={reset}
        />
        {needsChoice(COURSE_SUMMARIES.length) ? (
          <CompareBar count={query.compare.length} onClear={() => compareBelow(() => [])} />
        ) : null}
      </Offers>
      {query.compare.length > 0 ? (
        <OptionalLazyContent code={comparing}>
          {({ Comparison }) => (
            <Comparison
              courses={COURSE_SUMMARIES}
              compare={query.compare}
              onCompare={compareBelow}
              timesShown={timesShown}
            />
          )}
        </OptionalLazyContent>
      ) : null}
      {OwnSections ? <OwnSections /> : null}
      <Static code={courseTexts}>{({ CoursesClosing }) => <CoursesClosing />}</Static>
    </>
  );
}

const Offers = styled(PageWidth)(({ theme }) => ({
  paddingTop: 32,
  paddingBottom: 'calc(var(--section-space) / 2)',
  [theme.breakpoints.up('md')]: { paddingTop: 40 },
}));
