import type { ReactNode } from 'react';
import styles from './SplitSection.module.css';

interface SplitSectionProps {
  /** Target of links to the section; also names its heading. */
  id: string;
  title: string;
  intro?: ReactNode;
  tone?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A section whose heading stands beside its contents where there is room. */
export function SplitSection({ id, title, intro, tone = 'plain', children }: SplitSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles[tone]} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
