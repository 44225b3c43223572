import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface TagProps {
  tone?: 'plain' | 'primary' | 'accent';
  children: ReactNode;
}

/** A small label on an item: a level, a topic, a state. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
