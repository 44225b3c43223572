import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../../../texts/de/format';
import { touchReach } from '../../../../theme/targets';
import type { ComparedCell } from './comparison';

/** Keeps a source's number on the same line as the word before it. */
const NO_BREAK_SPACE = '\u00A0';

interface FactCellProps {
  /** Subject of the cell, for the accessible name of its source link. */
  about: string;
  cell: ComparedCell | null;
  /** Number of the source. */
  note: number;
}

/** `FactCell` in German. */
export function FactCell({ about, cell, note }: FactCellProps) {
  if (cell === null) return <Unknown>Nicht geprüft</Unknown>;
  const { text, source, date } = cell;
  return (
    <span>
      {text}
      {NO_BREAK_SPACE}
      <Note href={source} rel="noreferrer" underline="hover" sx={touchReach}>
        <span aria-hidden="true">{note}</span>
        <span className="visually-hidden">
          Quelle: {about}, geprüft am {formatDate(date)}
        </span>
      </Note>
    </span>
  );
}

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Small, like a footnote number, with padding to make it easier to click. */
const Note = styled(Link)(({ theme }) => ({
  ...theme.typography.label,
  paddingInline: 4,
  fontSize: '0.75rem',
  verticalAlign: 'super',
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
}));
