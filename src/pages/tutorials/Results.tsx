import Box from '@mui/material/Box';
import { useRef } from 'react';
import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import { TUTORIALS } from '../../../.generated/tutorials';
import { useOpenForPrint } from '../../components/print/useOpenForPrint';
import { useProgress } from '../../progress/useProgress';
import * as texts from '../../texts/en/tutorialsResults';
import { filterLessons, isNarrowed, NO_FILTERS, type Filters } from './filters';
import { LessonList } from './LessonList';
import { NoLessons } from './NoLessons';
import { ResultsLine } from './ResultsLine';
import { useOpenModules } from './useOpenModules';

interface ResultsProps {
  filters: Filters;
  onChoose: (change: Partial<Filters>) => void;
}

/**
 * Lessons that match the filters, with the reader's progress. In its own chunk, with the facts of all
 * lessons.
 */
export function Results({ filters, onChoose }: ResultsProps) {
  const progress = useProgress();
  const shown = filterLessons(TUTORIALS, TUTORIAL_MODULES, filters, progress);
  const open = useOpenModules(TUTORIALS, filters);
  const list = useRef<HTMLDivElement>(null);

  useOpenForPrint(list);

  function remove(change: Partial<Filters>) {
    onChoose(change);
    // Removing a filter unmounts its button. Not the result count, which is announced anyway.
    list.current?.focus();
  }

  function showAll() {
    remove(NO_FILTERS);
  }

  return (
    <>
      <ResultsLine
        shown={shown.length}
        onShowAll={isNarrowed(filters) ? showAll : null}
        open={open}
      />
      <Box
        ref={list}
        role="group"
        aria-label={texts.lessons}
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        <LessonList all={TUTORIALS} shown={shown} progress={progress} open={open} />
      </Box>
      {shown.length === 0 ? (
        <NoLessons filters={filters} onRemove={remove} onShowAll={showAll} />
      ) : null}
    </>
  );
}
