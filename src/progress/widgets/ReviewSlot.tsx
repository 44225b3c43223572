import { reviewLine } from './lazyReviewLine';
import { ReturningOnly } from './ReturningOnly';

/** For a visitor who has begun: a line when questions are due, in the gap above. Others load nothing of it. */
export function ReviewSlot() {
  return <ReturningOnly code={reviewLine}>{({ ReviewLine }) => <ReviewLine />}</ReturningOnly>;
}
