import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Block } from '../../../content/lesson';
import * as texts from '../../../texts/en/textBlocks';
import { Inlines } from './Inlines';

/** Aligns the table's text with the surrounding text. */
const tableStyles = {
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': {
    paddingInlineStart: 0,
    paddingInlineEnd: { xs: 2, sm: 3 },
    py: 1.25,
    fontSize: '1rem',
  },
  '& th': { fontSize: '0.8125rem', verticalAlign: 'bottom' },
  '& td': { minWidth: '6.5ch', verticalAlign: 'top' },
  '& :is(td, th):last-child': { paddingInlineEnd: 0 },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '@media print': {
    '& td, & th': { paddingInlineEnd: 1.5 },
    '& td': { minWidth: 0, py: 0.75, fontSize: '11pt' },
  },
} as const;

interface LessonTableProps {
  table: Extract<Block, { kind: 'table' }>;
}

/** A table that scrolls horizontally if it's wider than the text. */
export function LessonTable({ table: { align, head, rows } }: LessonTableProps) {
  return (
    <TableContainer
      role="group"
      aria-label={texts.table}
      // Scrollable regions have to be focusable.
      tabIndex={0}
      sx={{
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { overflow: 'visible', breakInside: 'avoid' },
      }}
    >
      <Table sx={tableStyles}>
        <TableHead>
          <TableRow>
            {head.map((cell, column) => (
              <TableCell key={column} align={align[column] ?? 'left'}>
                <Inlines>{cell}</Inlines>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {row.map((cell, column) => (
                <TableCell key={column} align={align[column] ?? 'left'}>
                  <Inlines>{cell}</Inlines>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
