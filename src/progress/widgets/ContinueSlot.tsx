import { Suspense } from 'react';
import { useLazyModule } from '../../prerendered/lazyModule';
import { useClientValue } from '../../prerendered/useClientValue';
import { PROGRESS_KEY, SET_ASIDE_KEY } from '../progressModel';
import { continueCard } from './lazyContinueCard';

/** For a visitor who has begun: the way back to the lesson of last time. Others load nothing of it. */
export function ContinueSlot() {
  const hasBegun = useClientValue(hasProgress, false);
  return hasBegun ? (
    <Suspense fallback={null}>
      <Card />
    </Suspense>
  ) : null;
}

function Card() {
  const { ContinueCard } = useLazyModule(continueCard);
  return <ContinueCard />;
}

/** Whether anything is kept, be it readable or not; what it is, the card's own code reads. */
function hasProgress(): boolean {
  try {
    return [PROGRESS_KEY, SET_ASIDE_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
