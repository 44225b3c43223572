import { reviewLine } from './lazyReviewLine';
import { OnceBegun } from './OnceBegun';

/** For a visitor who has begun: a line when questions are due, in the gap above. Others load nothing of it. */
export function ReviewSlot() {
  return <OnceBegun code={reviewLine}>{({ ReviewLine }) => <ReviewLine />}</OnceBegun>;
}
