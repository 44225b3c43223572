import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { lazyModule, useLazyModule } from '../../components/lazyModule';
import { useClientValue } from '../../components/useClientValue';
import { PROGRESS_KEY, SET_ASIDE_KEY } from '../../progress/progressModel';

const continueCard = lazyModule(
  () => import(/* webpackChunkName: "continue-card" */ '../../progress/widgets/ContinueCard'),
);

/** For a visitor who has begun: the way back to the lesson of last time. Others load nothing of it. */
export function ContinueSlot() {
  const hasBegun = useClientValue(hasProgress, false);
  return hasBegun ? (
    <Container sx={{ pt: 3, '&:empty': { display: 'none' } }}>
      <Suspense fallback={null}>
        <Card />
      </Suspense>
    </Container>
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
