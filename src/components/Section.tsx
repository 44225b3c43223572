import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Target of links to the section; also names its heading. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** `sunken` sets the section back on a band of its own. */
  tone?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A part of a page under a level-two heading, as wide as the page. */
export function Section({ id, title, intro, tone = 'plain', children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
