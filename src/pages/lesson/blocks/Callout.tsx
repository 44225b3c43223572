import type { ReactNode } from 'react';
import styles from './blocks.module.css';

const TITLES = { note: 'Note', warning: 'Watch out', summary: 'What to keep' };

interface CalloutProps {
  kind: keyof typeof TITLES;
  children: ReactNode;
}

/** Text that stands apart: a remark beside the main line, a trap, or what to keep of the lesson. */
export function Callout({ kind, children }: CalloutProps) {
  if (kind === 'summary') {
    return (
      <section className={styles.summary} aria-labelledby="what-to-keep">
        <h2 id="what-to-keep" tabIndex={-1}>
          {TITLES[kind]}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <div className={`${styles.callout} ${styles[kind]}`} role="note" aria-label={TITLES[kind]}>
      <p className={styles.calloutTitle} aria-hidden="true">
        {TITLES[kind]}
      </p>
      {children}
    </div>
  );
}
