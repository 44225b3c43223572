import { reviewLine } from './lazyReviewLine';
import { OnceBegun } from './OnceBegun';

interface ReviewSlotProps {
  /** Where there is room for a line: what is around it does not move when it comes. */
  gap: 'above' | 'below';
}

/** For a visitor who has begun: a line when questions are due. Others load nothing of it. */
export function ReviewSlot({ gap }: ReviewSlotProps) {
  return <OnceBegun code={reviewLine}>{({ ReviewLine }) => <ReviewLine gap={gap} />}</OnceBegun>;
}
