import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Progress } from '../../progress/progressModel';
import { daysUntil, type ReviewDay } from '../../progress/reviews/reviewDay';
import * as texts from '../../texts/en/reviewCards';
import type { LoadedCard } from './card/cardModules';
import { NextTime, ContinueReading } from './NothingDue';
import type { ReviewRating } from './scheduler';
import { whenWords } from './whenWords';

/** A card rated during this visit. */
export interface DoneCard {
  loaded: LoadedCard;
  rating: ReviewRating;
  /** Next due date, in ms since 1970. */
  due: number;
}

interface ReviewDoneProps {
  done: readonly DoneCard[];
  next: ReviewDay['next'];
  now: number;
  progress: Progress;
}

/** Summary of today's review, with the date of the next one. */
export function ReviewDone({ done, next, now, progress }: ReviewDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // Moves focus here, because the last card has unmounted.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="review-done">
      <Typography
        ref={heading}
        variant="h2"
        id="review-done"
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 24px)' }}
      >
        {texts.allForToday}
      </Typography>
      <NextTime next={next} />
      <Typography variant="h3" sx={{ mt: 4 }}>
        {texts.questionsReviewed(done.length)}
      </Typography>
      <List sx={{ mt: 1.5, borderTop: 1, borderColor: 'divider' }} disablePadding>
        {done.map(({ loaded: { id, lesson, passage }, rating, due }) => (
          <ListItem key={id} divider disableGutters sx={{ display: 'block', py: 1.5 }}>
            <Link href={passage.address} sx={{ display: 'inline-block', py: 0.5 }}>
              {passage.title}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.ratedCard({
                lesson: lesson.title,
                rating,
                when: whenWords(daysUntil(due, now)),
              })}
            </Typography>
          </ListItem>
        ))}
      </List>
      <ContinueReading progress={progress} />
    </section>
  );
}
