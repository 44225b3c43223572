import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { countOf } from '../../content/format';
import { REVIEW_ADDRESS } from '../../site/addresses';
import { reviewDay } from '../reviews/reviewDay';
import { isReminding } from '../reviews/reviewModel';
import { useReviews } from '../reviews/useReviews';
import { useProgress } from '../useProgress';

interface ReviewLineProps {
  /** Where there is room for it. */
  gap: 'above' | 'below';
}

/** Says how many questions are due; nothing where there are none, or the reader does not want to be told. */
export function ReviewLine({ gap }: ReviewLineProps) {
  const progress = useProgress();
  const reviews = useReviews();
  const [now] = useState(() => Date.now());
  if (!isReminding(reviews)) return null;
  const { length } = reviewDay(progress, reviews, REVIEW_CARDS, now).cards;
  return length > 0 ? (
    <Room className="screen-only">
      <Line href={REVIEW_ADDRESS} sx={gap === 'above' ? { bottom: -2 } : { top: -2 }}>
        {countOf(length, 'question')} to review
      </Line>
    </Room>
  ) : null;
}

/** Takes no height: the line is in a gap of the page, so nothing moves when it comes. */
const Room = styled('div')({ position: 'relative', height: 0 });

const Line = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  left: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
}));
