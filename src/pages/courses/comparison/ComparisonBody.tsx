import Button from '@mui/material/Button';
import { useReducer } from 'react';
import { useLazyModule } from '../../../prerendered/lazyModule';
import type { CourseId } from '../../../content/model';
import type { CourseSummary } from '../../../content/summary';
import * as texts from '../../../texts/en/coursesCompare';
import { comparisonTable } from './lazyComparison';

interface ComparisonBodyProps {
  chosen: readonly CourseSummary[];
  onRemove: (id: CourseId) => void;
}

/**
 * Loads the table, and suspends until it's loaded. If loading fails, shows an error and keeps the list
 * usable.
 */
export function ComparisonBody(props: ComparisonBodyProps) {
  const [, renderAgain] = useReducer((tries: number) => tries + 1, 0);

  function tryAgain() {
    comparisonTable.load().then(renderAgain, renderAgain);
  }

  if (comparisonTable.failure) {
    return (
      <div role="alert">
        <p>{texts.loadingFailed}</p>
        <Button variant="outlined" onClick={tryAgain}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  return <Loaded {...props} />;
}

function Loaded(props: ComparisonBodyProps) {
  const { LoadedComparison } = useLazyModule(comparisonTable);
  return <LoadedComparison {...props} />;
}
