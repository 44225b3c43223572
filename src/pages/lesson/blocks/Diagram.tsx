import styles from './blocks.module.css';

interface DiagramProps {
  /** What it shows, for those who can't see it. */
  label: string;
  text: string;
}

/** A drawing made of characters. It scrolls inside itself where it is wider than the screen. */
export function Diagram({ label, text }: DiagramProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div className={styles.diagram} role="group" aria-label="Drawing" tabIndex={0}>
      <pre role="img" aria-label={label}>
        {text}
      </pre>
    </div>
  );
}
