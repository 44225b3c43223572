import Button from '@mui/material/Button';
import { useReducer } from 'react';
import { lazyModule, useLazyModule } from '../../components/lazyModule';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { ComparisonTable } from './ComparisonTable';

/** The courses' whole text, which the list does without. */
export const courseTexts = lazyModule(
  () => import(/* webpackChunkName: "course-texts" */ '../../content/courses'),
);

interface ComparisonBodyProps {
  chosen: readonly CourseSummary[];
  onRemove: (id: CourseId) => void;
}

/** Fetches what the table needs; suspends meanwhile. A failed fetch is said here, the list stays. */
export function ComparisonBody(props: ComparisonBodyProps) {
  const [, renderAgain] = useReducer((tries: number) => tries + 1, 0);

  function tryAgain() {
    courseTexts.load().then(renderAgain, renderAgain);
  }

  if (courseTexts.failure) {
    return (
      <div role="alert">
        <p>The details of the courses did not arrive. Check your connection, then try again.</p>
        <Button variant="outlined" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return <LoadedComparison {...props} />;
}

function LoadedComparison({ chosen, onRemove }: ComparisonBodyProps) {
  const { courses } = useLazyModule(courseTexts);
  const columns = chosen.flatMap((summary) => {
    const course = courses.find(({ id }) => id === summary.id);
    return course ? [{ summary, course }] : [];
  });
  return <ComparisonTable columns={columns} courses={courses} onRemove={onRemove} />;
}
