import type { ReactNode } from 'react';
import type { CheckBlock } from '../../../content/lesson';
import { Inlines } from './Inlines';
import styles from './blocks.module.css';

interface CheckProps {
  check: CheckBlock;
  /** The answer. */
  children: ReactNode;
}

/** A question to answer in the head; opened, it shows the answer and the way back to the passage that gives it. */
export function Check({ check, children }: CheckProps) {
  return (
    <details className={styles.check}>
      <summary>
        <span>
          <Inlines>{check.question}</Inlines>
        </span>
      </summary>
      <div className={styles.answer}>
        {children}
        <p className={styles.passage}>
          From the passage <a href={`#${check.passage}`}>{check.passageTitle}</a>
        </p>
      </div>
    </details>
  );
}
