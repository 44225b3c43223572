import { Suspense } from 'react';
import { lazyModule, useLazyModule } from '../../components/lazyModule';
import { useClientValue } from '../../components/useClientValue';
import styles from './ContinueSlot.module.css';

const continueCard = lazyModule(
  () => import(/* webpackChunkName: "continue-card" */ '../../progress/widgets/ContinueCard'),
);

/** For a visitor who has begun: the way back to the lesson of last time. Others load nothing of it. */
export function ContinueSlot() {
  const hasBegun = useClientValue(hasProgress, false);
  return hasBegun ? (
    <div className={styles.slot}>
      <Suspense fallback={null}>
        <Card />
      </Suspense>
    </div>
  ) : null;
}

function Card() {
  const { ContinueCard } = useLazyModule(continueCard);
  return <ContinueCard />;
}

/** Whether anything is kept; what it is, the card's own code reads. */
function hasProgress(): boolean {
  try {
    return localStorage.getItem('progress') !== null;
  } catch {
    return false;
  }
}
