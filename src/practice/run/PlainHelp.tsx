import type { ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { useClientValue } from '../../components/useClientValue';
import type { CodeLine } from '../../content/lesson';
import styles from './run.module.css';

interface PlainHelpProps {
  hints: readonly ReactNode[];
  solution: readonly CodeLine[];
  explanation: ReactNode;
}

/** Hints, solution and explanation for readers without scripts; the hydrated page does without. */
export function PlainHelp({ hints, solution, explanation }: PlainHelpProps) {
  const isHydrated = useClientValue(() => true, false);
  if (isHydrated) return null;
  return (
    <div className={`${styles.plainHelp} no-js-only`}>
      {hints.map((hint, place) => (
        <details key={place}>
          <summary>Hint {place + 1}</summary>
          {hint}
        </details>
      ))}
      <details>
        <summary>Solution</summary>
        <CodeBlock language="js" lines={solution} />
        {explanation}
      </details>
    </div>
  );
}
