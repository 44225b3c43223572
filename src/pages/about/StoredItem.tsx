import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StoredRow } from './aboutTexts';

interface StoredItemProps {
  /** The entry's key, or what the keys begin with. */
  name: string;
  /** What it is for. */
  text: string;
  /** How large it is, in words; empty while that is not known. */
  size: string;
}

/** One row of what is stored. */
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

/** What a row is called: a key, or what keys begin with. */
export function nameOf({ name, isArea }: StoredRow): string {
  return isArea ? `${name}…` : name;
}

/** The key of an entry, word for word. */
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
  // The description goes below the key and the size.
  '& > span:first-of-type': { gridArea: '2 / 1 / auto / -1', maxWidth: 'var(--prose-width)' },
  '& > :last-child': { textAlign: 'right' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '24ch 1fr 12ch',
    '& > span:first-of-type': { gridArea: 'auto' },
  },
}));
