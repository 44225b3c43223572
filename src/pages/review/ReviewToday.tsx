import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { lessonState } from '../../progress/progressModel';
import { reviewDay } from '../../progress/reviews/reviewDay';
import { reviewStore } from '../../progress/reviews/reviewStore';
import { useReviews, useReviewsUnsaved } from '../../progress/reviews/useReviews';
import { useProgress } from '../../progress/useProgress';
import * as texts from '../../texts/en/reviewCards';
import { CardStep } from './card/CardStep';
import type { LoadedCard } from './card/cardModules';
import { NoLessonDone, NothingDue } from './NothingDue';
import { ReminderSwitch } from './ReminderSwitch';
import { ReviewDone, type DoneCard } from './ReviewDone';
import type { Rated, ReviewRating } from './scheduler';

/** Today's due cards, one at a time, then a summary. */
export function ReviewToday() {
  const progress = useProgress();
  const reviews = useReviews();
  const isUnsaved = useReviewsUnsaved();
  const [opened] = useState(() => {
    const now = Date.now();
    return { now, cards: reviewDay(progress, reviews, REVIEW_CARDS, now).cards };
  });
  const [position, setPosition] = useState(0);
  const [done, setDone] = useState<readonly DoneCard[]>([]);
  const { next } = reviewDay(progress, reviews, REVIEW_CARDS, opened.now);
  const card = opened.cards[position];

  const hasNoCards = !next && opened.cards.length === 0;
  if (hasNoCards && Object.keys(REVIEW_CARDS).every((id) => lessonState(progress, id) !== 'done')) {
    return <NoLessonDone progress={progress} />;
  }

  function rate(loaded: LoadedCard, rating: ReviewRating, rated: Rated) {
    reviewStore.keep(loaded.id, rated);
    setDone((before) => [...before, { loaded, rating, due: rated.due }]);
    setPosition(position + 1);
  }

  return (
    <Stack spacing={4} sx={{ maxWidth: '47rem' }}>
      {card ? (
        <CardStep
          key={card.id}
          cards={opened.cards}
          position={position}
          memory={reviews.cards.get(card.id)}
          hasBegun={position > 0}
          onRate={rate}
          onSkip={() => setPosition(position + 1)}
        />
      ) : done.length > 0 ? (
        <ReviewDone done={done} next={next} now={opened.now} progress={progress} />
      ) : (
        <NothingDue next={next} progress={progress} />
      )}
      {isUnsaved ? (
        <Alert severity="warning" role="note">
          {texts.notSaved}
        </Alert>
      ) : null}
      <ReminderSwitch reviews={reviews} />
    </Stack>
  );
}
