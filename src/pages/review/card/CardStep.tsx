import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CardMemory } from '../../../progress/reviews/reviewModel';
import type { ReviewCard } from '../../../progress/reviews/reviewDay';
import * as texts from '../../../texts/en/reviewCards';
import { RATINGS, schedule, type Rated, type ReviewRating } from '../scheduler';
import { CardFace } from './CardFace';
import { CardKeys } from './CardKeys';
import type { LoadedCard } from './cardModules';
import { RatingButtons } from './RatingButtons';
import { useCard } from './useCard';

/** Number of upcoming cards to prefetch. */
const AHEAD = 2;

interface CardStepProps {
  cards: readonly ReviewCard[];
  /** Index of the current card. */
  position: number;
  /** The card's memory state; undefined if the card hasn't been rated yet. */
  memory: CardMemory | undefined;
  /** True after the first card. From then on, each new card takes focus. */
  hasBegun: boolean;
  onRate: (card: LoadedCard, rating: ReviewRating, rated: Rated) => void;
  /** Called if the card no longer exists, or if it fails to load and the reader skips it. */
  onSkip: () => void;
}

/**
 * The current card of the review. Its keyboard shortcuts work only while focus is in the card (WCAG 2.1.4).
 */
export function CardStep({ cards, position, memory, hasBegun, onRate, onSkip }: CardStepProps) {
  const card = cards[position] as ReviewCard;
  const following = useMemo(
    () => cards.slice(position + 1, position + 1 + AHEAD),
    [cards, position],
  );
  const [state, retry] = useCard(card, following);
  const [isShown, setShown] = useState(false);
  const [now] = useState(() => Date.now());
  const ratings = schedule(memory, now);
  const box = useRef<HTMLDivElement>(null);

  // Moves focus here, because the previous card's buttons have unmounted.
  useEffect(() => {
    if (hasBegun) box.current?.focus();
  }, [hasBegun]);

  useEffect(() => {
    if (state === 'gone') onSkip();
  }, [state, onSkip]);

  function rate(rating: ReviewRating) {
    if (typeof state === 'object') onRate(state, rating, ratings[rating]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, key, target } = event;
    if (altKey || ctrlKey || metaKey || isControl(target, isShown)) return;
    const rating = isShown ? RATINGS[Number(key) - 1] : undefined;
    if (rating) {
      event.preventDefault();
      rate(rating);
    } else if (!isShown && (key === ' ' || key === 'Enter')) {
      event.preventDefault();
      setShown(true);
    }
  }

  const name = texts.questionOf(position + 1, cards.length);
  return (
    <Box
      ref={box}
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{ outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 24px)' }}
    >
      {state === 'loading' || state === 'gone' ? (
        <p role="status">{texts.loadingQuestion}</p>
      ) : state === 'failed' ? (
        <CouldNotLoad onRetry={retry} onSkip={onSkip} />
      ) : (
        <CardFace
          card={state}
          name={name}
          isShown={isShown}
          onShow={() => setShown(true)}
          keys={<CardKeys isShown={isShown} />}
        >
          <RatingButtons ratings={ratings} now={now} onRate={rate} />
        </CardFace>
      )}
    </Box>
  );
}

/**
 * Returns true if the target handles keys itself: text fields always do, buttons and links only until the
 * answer is shown.
 */
function isControl(target: EventTarget, isShown: boolean): boolean {
  const controls = isShown ? 'input, textarea' : 'a, button, input, textarea, summary';
  return target instanceof Element && target.closest(controls) !== null;
}

interface CouldNotLoadProps {
  onRetry: () => void;
  onSkip: () => void;
}

function CouldNotLoad({ onRetry, onSkip }: CouldNotLoadProps) {
  return (
    <Alert severity="warning">
      {texts.questionFailed}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button variant="outlined" onClick={onSkip}>
          {texts.skipToday}
        </Button>
      </Stack>
    </Alert>
  );
}
