import Button from '@mui/material/Button';
import { useRef } from 'react';
import { TUTORIALS } from '../../../.generated/tutorials';
import { PageHeader } from '../../components/PageHeader';
import { lessonAddress } from '../../content/addresses';
import { countOf } from '../../content/format';
import { SaveForOffline } from '../../practice/offline/SaveForOffline';
import { ContinueCard } from '../../progress/widgets/ContinueCard';
import { useProgress } from '../../progress/useProgress';
import { FilterForm } from './FilterForm';
import { filterLessons, isNarrowed, NO_FILTERS } from './filters';
import { head } from './head';
import { LessonList } from './LessonList';
import { useFilters } from './useFilters';
import styles from './TutorialsPage.module.css';

const ADDRESSES_OF_ALL = TUTORIALS.map(({ slug }) => lessonAddress(slug));

/** All lessons, with what the reader has done of each, and filters that stand in the address. */
export function TutorialsPage() {
  const state = useFilters();
  const { filters, setFilters } = state;
  const progress = useProgress();
  const shown = filterLessons(TUTORIALS, filters, progress);
  const isFiltered = isNarrowed(filters);
  const count = useRef<HTMLParagraphElement>(null);

  function showAll() {
    setFilters(NO_FILTERS);
    // The button goes with the filters.
    count.current?.focus();
  }

  return (
    <>
      <PageHeader
        label={countOf(TUTORIALS.length, 'lesson')}
        title={head.title}
        lead={head.description}
      />
      <div className={styles.page}>
        <ContinueCard />
        <FilterForm {...state} />
        <div className={`${styles.count} js-only screen-only`}>
          <p role="status" ref={count} tabIndex={-1}>
            {isFiltered
              ? `${shown.length} of ${countOf(TUTORIALS.length, 'lesson')}`
              : countOf(TUTORIALS.length, 'lesson')}
          </p>
          {isFiltered ? (
            <Button size="small" onClick={showAll}>
              Show all
            </Button>
          ) : null}
          <SaveForOffline addresses={ADDRESSES_OF_ALL} label="Save all for offline" />
        </div>
        {shown.length > 0 ? (
          <LessonList all={TUTORIALS} shown={shown} progress={progress} />
        ) : (
          <div className={styles.empty}>
            <h2>No lesson fits</h2>
            <p>Take one of the filters off, or start again with all lessons.</p>
            <Button size="small" variant="outlined" onClick={showAll}>
              Show all lessons
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
