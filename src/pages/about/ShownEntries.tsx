import styles from './StorageSection.module.css';
import type { StoredEntry } from './storedEntries';

/** Characters of an entry that are shown; more would only slow the page down. */
const SHOWN = 20_000;

interface ShownEntriesProps {
  entries: readonly StoredEntry[];
}

/** The entries word for word. */
export function ShownEntries({ entries }: ShownEntriesProps) {
  const stored = entries.flatMap(({ key, text }) => (text === null ? [] : [{ key, text }]));
  if (stored.length === 0) return <p>Nothing is stored in this browser.</p>;
  return stored.map(({ key, text }) => (
    <figure key={key} className={styles.shown}>
      <figcaption className={styles.key}>{key}</figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <pre className={styles.text} role="region" aria-label={`Stored as ${key}`} tabIndex={0}>
        {readable(text)}
      </pre>
    </figure>
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
