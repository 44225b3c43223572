import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { courseAddress } from '../../site/addresses';
import type { Course, CourseId } from '../../content/model';
import { comparisonRows, type ComparisonColumn } from './comparisonRows';

interface ComparisonTableProps {
  columns: readonly ComparisonColumn[];
  /** All courses, to name those that come first. */
  courses: readonly Course[];
  onRemove: (id: CourseId) => void;
}

/**
 * A row a fact, a column a course. On narrow screens the cells of a row are below one another, each under its
 * course's name; the roles are spelled out because a changed `display` takes them away in some browsers.
 */
export function ComparisonTable({ columns, courses, onRemove }: ComparisonTableProps) {
  return (
    <SideBySide role="table" aria-label="Comparison of courses">
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell component="td" />
          {columns.map(({ summary: { id, slug, title } }) => (
            <TableCell key={id} role="columnheader" scope="col">
              <Link href={courseAddress(slug)} color="inherit">
                {title}
              </Link>
              <Button size="small" className="screen-only" onClick={() => onRemove(id)}>
                Remove<span className="visually-hidden">&nbsp;{title} from the comparison</span>
              </Button>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
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
    </SideBySide>
  );
}

const SideBySide = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  '& th, & td': { padding: '14px 24px 14px 0', verticalAlign: 'top' },
  '& thead th': {
    ...theme.typography.h4,
    color: theme.vars.palette.text.primary,
    '& > a': { display: 'block' },
    '& > button': { marginLeft: -12 },
  },
  '& tbody th': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& ul': { paddingLeft: 18 },
  '& li + li': { marginTop: 6 },
  '& svg': { maxWidth: 200, marginTop: 8 },
  // The first column.
  '& thead td': { width: 132 },
  [theme.breakpoints.between('md', 'lg')]: {
    '& th, & td': { paddingRight: 16, overflowWrap: 'break-word', hyphens: 'auto' },
    '& td': { fontSize: theme.typography.caption.fontSize },
    '& ul': { paddingLeft: 14 },
    '& thead td': { width: 96 },
  },
  '@media screen': {
    [theme.breakpoints.down('md')]: {
      '&, & thead, & tbody, & tr, & th, & td': { display: 'block' },
      '& thead td': { display: 'none' },
      '& th, & td': { padding: 0, border: 0 },
      '& tr': { paddingBlock: 16, borderBottom: `1px solid ${theme.vars.palette.divider}` },
      '& thead tr': { paddingTop: 0 },
      '& thead th': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '0 16px',
        minHeight: 44,
      },
      '& tbody th': { color: theme.vars.palette.secondary.main },
      '& td': { marginTop: 12 },
      '& td::before': {
        content: 'attr(data-course) / ""',
        display: 'block',
        fontWeight: 600,
      },
    },
  },
}));
