import type { ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { Disclosure } from '../../components/Disclosure';
import { useClientValue } from '../../prerendered/useClientValue';
import type { CodeLine } from '../../content/lesson';

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
    <div className="no-js-only">
      {hints.map((hint, index) => (
        <Disclosure key={index} summary={`Hint ${index + 1}`}>
          {hint}
        </Disclosure>
      ))}
      <Disclosure summary="Solution">
        <CodeBlock language="js" lines={solution} />
        {explanation}
      </Disclosure>
    </div>
  );
}
