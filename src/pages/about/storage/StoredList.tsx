import List from '@mui/material/List';
import * as texts from '../../../texts/en/aboutStorage';
import { formatSize } from './formatSize';
import { KeptFiles } from './KeptFiles';
import { KeptRecordings } from './KeptRecordings';
import { nameOf, StoredItem } from './StoredItem';
import type { StoredEntries } from './storedEntries';
import { STORED } from './storedRows';

interface StoredListProps {
  /** `undefined` while loading. */
  entries: StoredEntries | undefined;
}

/** Lists each entry's purpose and size in this browser, then voice recordings and cached pages. */
export function StoredList({ entries }: StoredListProps) {
  return (
    <List disablePadding sx={{ borderTop: 1, borderColor: 'divider' }}>
      {STORED.map((row, index) =>
        row.isUnused && !entries?.[index]?.length ? null : (
          <StoredItem
            key={row.name}
            name={nameOf(row)}
            text={row.text}
            size={sizeOf(entries, index)}
          />
        ),
      )}
      <KeptRecordings />
      <KeptFiles />
    </List>
  );
}

function sizeOf(entries: StoredEntries | undefined, index: number): string {
  if (entries === undefined) return '';
  const own = entries?.[index] ?? [];
  if (own.length === 0) return texts.notStored;
  return texts.entries(own.length, formatSize(own.map(({ text }) => text).join('')));
}
