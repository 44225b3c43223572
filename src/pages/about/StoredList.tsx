import List from '@mui/material/List';
import { formatSize } from './formatSize';
import { KeptFiles } from './KeptFiles';
import { StoredItem } from './StoredItem';
import type { StoredEntries } from './storedEntries';
import { STORED } from './texts';

interface StoredListProps {
  /** `undefined` while not known. */
  entries: StoredEntries | undefined;
}

/** What each entry is for, and how large it is in this browser; then the files that are kept. */
export function StoredList({ entries }: StoredListProps) {
  return (
    <List disablePadding sx={{ borderTop: 1, borderColor: 'divider' }}>
      {STORED.map(({ key, text }, index) => (
        <StoredItem key={key} name={key} text={text} size={sizeOf(entries, index)} />
      ))}
      <KeptFiles />
    </List>
  );
}

function sizeOf(entries: StoredEntries | undefined, index: number): string {
  if (entries === undefined) return '';
  const text = entries?.[index]?.text ?? null;
  return text === null ? 'not stored' : formatSize(text);
}
