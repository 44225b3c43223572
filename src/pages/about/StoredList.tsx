import { formatSize } from './formatSize';
import { KeptFiles } from './KeptFiles';
import styles from './StorageSection.module.css';
import type { StoredEntries } from './storedEntries';
import { STORED } from './texts';

interface StoredListProps {
  /** `undefined` while not known. */
  entries: StoredEntries | undefined;
}

/** What each entry is for, and how large it is in this browser; then the files that are kept. */
export function StoredList({ entries }: StoredListProps) {
  return (
    <ul className={styles.entries}>
      {STORED.map(({ key, text }, index) => (
        <li key={key} className={styles.entry}>
          <code className={styles.key}>{key}</code>
          <span>{text}</span>
          <span className={`${styles.size} js-only`}>{sizeOf(entries, index)}</span>
        </li>
      ))}
      <KeptFiles />
    </ul>
  );
}

function sizeOf(entries: StoredEntries | undefined, index: number): string {
  if (entries === undefined) return '';
  const text = entries?.[index]?.text ?? null;
  return text === null ? 'not stored' : formatSize(text);
}
