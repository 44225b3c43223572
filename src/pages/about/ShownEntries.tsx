import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { StoredKey } from './StoredItem';
import type { StoredEntry } from './storedEntries';

/** Characters of an entry that are shown; more would only slow the page down. */
const SHOWN = 20_000;

interface ShownEntriesProps {
  entries: readonly StoredEntry[];
}

/** The entries word for word. */
export function ShownEntries({ entries }: ShownEntriesProps) {
  const stored = entries.flatMap(({ key, text }) => (text === null ? [] : [{ key, text }]));
  if (stored.length === 0) return <Typography>Nothing is stored in this browser.</Typography>;
  return stored.map(({ key, text }) => (
    <Card key={key} component="figure">
      <Caption>
        <StoredKey>{key}</StoredKey>
      </Caption>
      <Text role="region" aria-label={`Stored as ${key}`} tabIndex={0}>
        {readable(text)}
      </Text>
    </Card>
  ));
}

function readable(text: string): string {
  const shown = indent(text);
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}\n…` : shown;
}

/** JSON with a line for each entry; anything else as it is. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const Caption = styled('figcaption')(({ theme }) => ({
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

// What scrolls must be reachable, and its ring must not be cut off by the card.
const Text = styled('pre')({
  maxHeight: 320,
  padding: 16,
  overflow: 'auto',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '&:focus-visible': { outlineOffset: -3 },
});
