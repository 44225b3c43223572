import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { courseAddress } from '../../../site/addresses';
import { LEVEL_NAMES } from '../../../content/levels';
import * as texts from '../../../texts/en/coursesComparison';
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
    { name: texts.level, value: ({ summary }) => LEVEL_NAMES[summary.level] },
    {
      name: texts.time,
      value: ({ summary: { totals } }) => (
        <>
          {formatMinutes(totals.minutes)}
          <HoursBar minutes={totals.minutes} />
        </>
      ),
    },
    {
      name: texts.languages,
      value: ({ summary }) => texts.languageList(languagesOf(summary.topics)),
    },
    { name: texts.modules, value: ({ summary }) => summary.totals.modules },
    { name: texts.lessons, value: ({ summary }) => summary.totals.lessons },
    { name: texts.exercises, value: ({ summary }) => summary.totals.exercises },
    { name: texts.topics, value: ({ summary }) => texts.topicList(summary.topics) },
    {
      name: texts.takeFirst,
      value: ({ course }) => <Prerequisites course={course} courses={courses} />,
    },
    { name: texts.alsoNeeded, value: ({ course }) => <List items={course.alsoNeeded} /> },
    { name: texts.outcomes, value: ({ course }) => <List items={course.outcomes} /> },
    { name: texts.project, value: ({ course }) => course.project.title },
  ];
}

interface PrerequisitesProps {
  course: Course;
  courses: readonly Course[];
}

function Prerequisites({ course, courses }: PrerequisitesProps) {
  const first = neededFirst(course, courses);
  if (first.length === 0) return texts.noneFirst;
  return first.map(({ id, slug, title, through }) => {
    const link = <Link href={courseAddress(slug)}>{title}</Link>;
    return <p key={id}>{through === undefined ? link : texts.upTo(link, through)}</p>;
  });
}

interface ListProps {
  items: readonly string[];
}

function List({ items }: ListProps) {
  return items.length === 0 ? (
    texts.nothingElse
  ) : (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
