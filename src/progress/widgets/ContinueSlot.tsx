import { Suspense } from 'react';
import { useLazyModule } from '../../prerendered/lazyModule';
import { useClientValue } from '../../prerendered/useClientValue';
import { hasProgress } from '../hasProgress';
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
