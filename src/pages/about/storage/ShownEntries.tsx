import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as texts from '../../../texts/en/aboutStorage';
import { nameOf, StoredKey } from './StoredItem';
import type { StoredEntries, StoredEntry } from './storedEntries';
import { STORED } from './storedRows';

/** Maximum number of characters shown per row. More would slow down the page. */
const MAX_SHOWN = 20_000;

interface ShownEntriesProps {
  entries: NonNullable<StoredEntries>;
}

/** Shows the stored entries verbatim. */
export function ShownEntries({ entries }: ShownEntriesProps) {
  if (entries.every((row) => row.length === 0)) {
    return <Typography>{texts.nothingStored}</Typography>;
  }
  return STORED.map((row, index) => {
    const own = entries[index] ?? [];
    const name = nameOf(row);
    return own.length === 0 ? null : (
      <Card key={name} component="figure">
        <Caption>
          <StoredKey>{name}</StoredKey>
        </Caption>
        <Text role="region" aria-label={texts.storedAs(name)} tabIndex={0}>
          {row.isArea ? readableAll(own) : own.map(({ text }) => readable(text)).join('\n')}
        </Text>
      </Card>
    );
  });
}

/** Formats the entries, one per line with its key, up to `MAX_SHOWN` characters. */
function readableAll(entries: readonly StoredEntry[]): string {
  let shown = '';
  for (const { key, text } of entries) {
    shown += `${key}: ${text}\n`;
    if (shown.length > MAX_SHOWN) return cut(shown);
  }
  return shown;
}

/** Pretty-prints JSON. Returns other text unchanged. */
function readable(text: string): string {
  try {
    return cut(JSON.stringify(JSON.parse(text), null, 2));
  } catch {
    return cut(text);
  }
}

function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n…` : text;
}

const Caption = styled('figcaption')(({ theme }) => ({
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

// Focusable because it scrolls. The outline is inset, because the card would clip an outer one.
const Text = styled('pre')({
  maxHeight: 320,
  padding: 16,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '&:focus-visible': { outlineOffset: -3 },
});
