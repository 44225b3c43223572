import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../components/code/ToolButton';
import styles from './run.module.css';

interface HintsProps {
  hints: readonly ReactNode[];
  onAskSolution: () => void;
}

/** Hints, one at each press, and the way to the solution. */
export function Hints({ hints, onAskSolution }: HintsProps) {
  const [shown, setShown] = useState(0);
  return (
    <div className={`${styles.help} js-only screen-only`}>
      <ol className={styles.hints} aria-live="polite">
        {hints.slice(0, shown).map((hint, place) => (
          <li key={place}>
            <p className={styles.hintTitle}>Hint {place + 1}</p>
            {hint}
          </li>
        ))}
      </ol>
      <div className={styles.helpButtons}>
        {shown < hints.length ? (
          <ToolButton variant="outlined" onClick={() => setShown(shown + 1)}>
            {hints.length === 1 ? 'Show the hint' : `Show hint ${shown + 1} of ${hints.length}`}
          </ToolButton>
        ) : null}
        <ToolButton onClick={onAskSolution}>Show the solution</ToolButton>
      </div>
    </div>
  );
}
