import type { ReactNode } from 'react';
import { siteHref } from '../../content/basePath';
import { courseAddress } from '../../content/addresses';
import type { Course, CourseId } from '../../content/model';
import { comparisonRows, type ComparisonColumn } from './comparisonRows';
import styles from './Comparison.module.css';

interface ComparisonTableProps {
  columns: readonly ComparisonColumn[];
  /** All courses, to name those that come first. */
  courses: readonly Course[];
  onRemove: (id: CourseId) => void;
}

/**
 * A row a fact, a column a course. On narrow screens the style sheet stacks the cells of a row, each under its course's
 * name; the roles are spelled out because a changed `display` takes them away in some browsers.
 */
export function ComparisonTable({ columns, courses, onRemove }: ComparisonTableProps) {
  return (
    <table role="table" className={styles.table} aria-label="Comparison of courses">
      <thead className={styles.head}>
        <tr role="row">
          <td className={styles.corner} />
          {columns.map(({ summary: { id, slug, title } }) => (
            <th key={id} role="columnheader" scope="col">
              <a href={siteHref(courseAddress(slug))}>{title}</a>
              <button
                type="button"
                className={`${styles.remove} screen-only`}
                onClick={() => onRemove(id)}
              >
                Remove<span className="visually-hidden"> {title} from the comparison</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonRows(courses).map(({ name, value }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map((column) => (
              <ComparisonCell key={column.course.id} title={column.course.title}>
                {value(column)}
              </ComparisonCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparisonCellProps {
  /** Shown above the value where columns cannot be. */
  title: string;
  children: ReactNode;
}

function ComparisonCell({ title, children }: ComparisonCellProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid
    <td role="cell" data-course={title}>
      {children}
    </td>
  );
}
