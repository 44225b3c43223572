import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardGridProps {
  children: ReactNode;
  /** Narrowest width of a card, px. */
  narrowest?: 240 | 320;
}

/** Lays cards out in as many columns as fit. Its children are `Card`s. */
export function CardGrid({ children, narrowest = 240 }: CardGridProps) {
  return <ul className={`${styles.grid} ${narrowest === 320 ? styles.wide : ''}`}>{children}</ul>;
}

interface CardProps {
  children: ReactNode;
}

/** One item of a `CardGrid`. A link with the class of `cardLink` stretches over the whole card. */
export function Card({ children }: CardProps) {
  return <li className={styles.card}>{children}</li>;
}

/** Class of the one link that makes the whole card a target. */
export const cardLink = styles.link;
