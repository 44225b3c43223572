import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { courseAddress } from '../../../site/addresses';
import type { Course, CourseId } from '../../../content/model';
import * as texts from '../../../texts/en/coursesComparison';
import { comparisonRows, type ComparisonColumn } from './comparisonRows';
import { SideBySide } from './SideBySide';

interface ComparisonTableProps {
  columns: readonly ComparisonColumn[];
  /** All courses, to look up prerequisites. */
  courses: readonly Course[];
  onRemove: (id: CourseId) => void;
}

/**
 * Table with a row per fact and a column per course. The ARIA roles are explicit because `SideBySide` changes
 * `display`, which removes the implicit roles in some browsers.
 */
export function ComparisonTable({ columns, courses, onRemove }: ComparisonTableProps) {
  return (
    <Table
      role="table"
      aria-label={texts.table}
      component={SideBySide}
      data-columns={columns.length}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell component="td" />
          {columns.map(({ summary: { id, slug, title } }) => (
            <TableCell key={id} role="columnheader" scope="col">
              <Link href={courseAddress(slug)} color="inherit">
                {title}
              </Link>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        <TableRow role="row" className="screen-only">
          <TableCell component="th" role="rowheader" scope="row">
            {texts.choice}
          </TableCell>
          {columns.map(({ summary: { id, title } }) => (
            <TableCell key={id} role="cell" data-course={title}>
              <Button size="small" variant="outlined" onClick={() => onRemove(id)}>
                {texts.remove(title, (text) => (
                  <span className="visually-hidden">{text}</span>
                ))}
              </Button>
            </TableCell>
          ))}
        </TableRow>
        {comparisonRows(courses).map(({ name, value }) => (
          <TableRow key={name} role="row">
            <TableCell component="th" role="rowheader" scope="row">
              {name}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column.course.id} role="cell" data-course={column.course.title}>
                {value(column)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
