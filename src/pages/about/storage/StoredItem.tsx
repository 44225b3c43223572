import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StoredRow } from './storedRows';

interface StoredItemProps {
  /** The entry's key or key prefix. */
  name: string;
  /** Purpose of the entry. */
  text: string;
  /** Formatted size; empty while loading. */
  size: string;
}

/** A row in the list of stored data. */
export function StoredItem({ name, text, size }: StoredItemProps) {
  return (
    <Row disableGutters divider>
      <StoredKey>{name}</StoredKey>
      <Typography component="span">{text}</Typography>
      <Typography
        component="span"
        variant="body2"
        className="js-only"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {size}
      </Typography>
    </Row>
  );
}

/** Returns the name of a row: a key, or a key prefix followed by an ellipsis. */
export function nameOf({ name, isArea }: StoredRow): string {
  return isArea ? `${name}…` : name;
}

/** The key of an entry, in monospace. */
export const StoredKey = styled('code')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

const Row = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 24px',
  alignItems: 'baseline',
  paddingBlock: 16,
  // Places the description below the key and the size.
  '& > span:first-of-type': { gridArea: '2 / 1 / auto / -1', maxWidth: 'var(--prose-width)' },
  '& > :last-child': { textAlign: 'end' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '24ch 1fr 12ch',
    '& > span:first-of-type': { gridArea: 'auto' },
  },
}));
