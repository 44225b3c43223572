import type { CodeLine } from '../../content/lesson';
import { CodeLines } from './CodeLines';
import styles from './code.module.css';

interface ScrollingCodeProps {
  /** Accessible name. */
  name: string;
  lines: readonly CodeLine[];
}

/** Highlighted code that can't be edited, whose long lines scroll. */
export function ScrollingCode({ name, lines }: ScrollingCodeProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be focusable
    <pre className={styles.scroll} role="group" aria-label={name} tabIndex={0}>
      <code className={styles.code}>
        <CodeLines lines={lines} />
      </code>
    </pre>
  );
}
