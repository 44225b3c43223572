import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** A small label above the heading, in the voice of a code comment. */
  label?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Actions or facts below the lead. */
  children?: ReactNode;
}

/** The top of a page: its only level-one heading and what it is about. */
export function PageHeader({ label, title, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {label ? <p className={styles.label}>{label}</p> : null}
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </header>
  );
}
