import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure';
import { useClientValue } from '../../prerendered/useClientValue';
import * as texts from '../../texts/en/exercise';

interface PlainHelpProps {
  hints: readonly ReactNode[];
  /** Rendered solution. */
  children: ReactNode;
  explanation: ReactNode;
}

/** Hints, solution, and explanation for readers without JavaScript. Removed after hydration. */
export function PlainHelp({ hints, children, explanation }: PlainHelpProps) {
  const isHydrated = useClientValue(() => true, false);
  if (isHydrated) return null;
  return (
    <div className="no-js-only">
      {hints.map((hint, index) => (
        <Disclosure key={index} summary={texts.hint(index + 1)}>
          {hint}
        </Disclosure>
      ))}
      <Disclosure summary={texts.solution}>
        {children}
        {explanation}
      </Disclosure>
    </div>
  );
}
