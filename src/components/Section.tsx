import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Target of links to the section; also names its heading. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** `sunken` sets the section back on a band of its own. */
  tone?: 'plain' | 'sunken';
  /** `split` puts the heading beside the contents where there is room. */
  layout?: 'stacked' | 'split';
  children: ReactNode;
}

/** A part of a page under a level-two heading, as wide as the page. */
export function Section({
  id,
  title,
  intro,
  tone = 'plain',
  layout = 'stacked',
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      className={`render-near ${styles.section} ${styles[tone]}`}
      aria-labelledby={titleId}
    >
      <div className={`${styles.inner} ${styles[layout]}`}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
