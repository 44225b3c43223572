import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { courseAddress } from '../../../site/addresses';
import { LEVEL_NAMES } from '../../../content/levels';
import { formatMinutes } from '../../../texts/en/format';
import type { Course } from '../../../content/model';
import { neededFirst } from '../../../content/outlines/path';
import type { CourseSummary } from '../../../content/summary';
import { HoursBar } from '../HoursBar';
import { languagesOf } from '../languages';

/** A compared course. */
export interface ComparisonColumn {
  summary: CourseSummary;
  course: Course;
}

interface ComparisonRow {
  name: string;
  value: (column: ComparisonColumn) => ReactNode;
}

/**
 * Returns the rows of the comparison table.
 *
 * @param courses - all courses, to look up prerequisites
 */
export function comparisonRows(courses: readonly Course[]): ComparisonRow[] {
  return [
    { name: 'Level', value: ({ summary }) => LEVEL_NAMES[summary.level] },
    {
      name: 'Time',
      value: ({ summary: { totals } }) => (
        <>
          {formatMinutes(totals.minutes)}
          <HoursBar minutes={totals.minutes} />
        </>
      ),
    },
    {
      name: 'Languages',
      value: ({ summary }) => languagesOf(summary.topics).join(', ') || 'None',
    },
    { name: 'Modules', value: ({ summary }) => summary.totals.modules },
    { name: 'Lessons', value: ({ summary }) => summary.totals.lessons },
    { name: 'Exercises', value: ({ summary }) => summary.totals.exercises },
    { name: 'Topics', value: ({ summary }) => summary.topics.join(', ') },
    {
      name: 'Take first',
      value: ({ course }) => <Prerequisites course={course} courses={courses} />,
    },
    { name: 'Also needed', value: ({ course }) => <List items={course.alsoNeeded} /> },
    { name: "You'll learn to", value: ({ course }) => <List items={course.outcomes} /> },
    { name: 'Project', value: ({ course }) => course.project.title },
  ];
}

interface PrerequisitesProps {
  course: Course;
  courses: readonly Course[];
}

function Prerequisites({ course, courses }: PrerequisitesProps) {
  const first = neededFirst(course, courses);
  if (first.length === 0) return 'No other course';
  return first.map(({ id, slug, title, through }) => (
    <p key={id}>
      <Link href={courseAddress(slug)}>{title}</Link>
      {through === undefined ? null : <>, up to “{through}”</>}
    </p>
  ));
}

interface ListProps {
  items: readonly string[];
}

function List({ items }: ListProps) {
  return items.length === 0 ? (
    'Nothing else'
  ) : (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
