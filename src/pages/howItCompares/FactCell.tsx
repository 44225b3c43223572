import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../content/format';
import type { ComparedCell } from '../../content/model';
import { touchReach } from '../../theme/targets';

interface FactCellProps {
  /** What the cell is about, for those who hear its link alone. */
  about: string;
  cell: ComparedCell | null;
  /** The number of its source. */
  note: number;
}

/** A fact about a school with the number of its source, which leads there, or a note that none was found. */
export function FactCell({ about, cell, note }: FactCellProps) {
  if (cell === null) return <Unknown>Not checked</Unknown>;
  const { text, source, date } = cell;
  return (
    <span>
      {text}&nbsp;
      <Note href={source} rel="noreferrer" underline="hover" sx={touchReach}>
        <span aria-hidden="true">{note}</span>
        <span className="visually-hidden">
          Source for {about}, checked on {formatDate(date)}
        </span>
      </Note>
    </span>
  );
}

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** As small as a footnote's number, with room to press it. */
const Note = styled(Link)(({ theme }) => ({
  ...theme.typography.label,
  // In one piece: broken over two lines, its touch area would be as wide as both.
  display: 'inline-block',
  paddingInline: 4,
  fontSize: '0.75rem',
  verticalAlign: 'super',
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
}));
