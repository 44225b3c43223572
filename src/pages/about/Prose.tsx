import type { ReactNode } from 'react';
import styles from './Prose.module.css';
import type { ListedText } from './texts';

interface ProseProps {
  texts: readonly ListedText[];
  /** A last paragraph or what else belongs to the text. */
  children?: ReactNode;
}

/** Paragraphs as wide as is comfortable to read. */
export function Prose({ texts, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      {texts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {children}
    </div>
  );
}
