import { courses } from '../../../../.generated/school/courses';
import type { CourseId } from '../../../content/model';
import type { CourseSummary } from '../../../content/summary';
import { ComparisonTable } from './ComparisonTable';

interface LoadedComparisonProps {
  chosen: readonly CourseSummary[];
  onRemove: (id: CourseId) => void;
}

/** Comparison table with the full course data, in its own chunk. */
export function LoadedComparison({ chosen, onRemove }: LoadedComparisonProps) {
  const columns = chosen.flatMap((summary) => {
    const course = courses.find(({ id }) => id === summary.id);
    return course ? [{ summary, course }] : [];
  });
  return <ComparisonTable columns={columns} courses={courses} onRemove={onRemove} />;
}
