import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../content/format';
import type { ComparedCell } from '../../content/model';
import { touchReach } from '../../theme/targets';

interface FactCellProps {
  /** What the cell is about, for those who hear its link alone. */
  about: string;
  cell: ComparedCell | null;
}

/** A fact about a school with a link to its source, or a note that none was found. */
export function FactCell({ about, cell }: FactCellProps) {
  if (cell === null) return <Unknown>Not checked</Unknown>;
  const { text, source, date } = cell;
  return (
    <Fact>
      <span>{text}</span>
      <Link href={source} variant="label" rel="noreferrer" sx={touchReach}>
        Source{' '}
        <span className="visually-hidden">
          for {about}, read on {formatDate(date)}
        </span>
      </Link>
    </Fact>
  );
}

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The link is below the text where columns are narrow, and at the end of the line where there is one for each school. */
const Fact = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  '& > *': { minWidth: 0, maxWidth: '100%' },
  '& > a': { flex: 'none', fontWeight: theme.typography.fontWeightRegular },
  [theme.breakpoints.down('lg')]: {
    '@media screen': {
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 16,
    },
  },
  '@media print': {
    '& > a': { overflowWrap: 'anywhere' },
    '& > a::after': { content: '"(" attr(href) ")"' },
  },
}));
