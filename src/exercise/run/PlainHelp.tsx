import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure';
import { useClientValue } from '../../prerendered/useClientValue';

interface PlainHelpProps {
  hints: readonly ReactNode[];
  solution: ReactNode;
  explanation: ReactNode;
}

/** Hints, solution and explanation for readers without scripts; the hydrated page does without. */
export function PlainHelp({ hints, solution, explanation }: PlainHelpProps) {
  const isHydrated = useClientValue(() => true, false);
  if (isHydrated) return null;
  return (
    <div className="no-js-only">
      {hints.map((hint, place) => (
        <Disclosure key={place} summary={`Hint ${place + 1}`}>
          {hint}
        </Disclosure>
      ))}
      <Disclosure summary="Solution">
        {solution}
        {explanation}
      </Disclosure>
    </div>
  );
}
