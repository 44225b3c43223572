import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CardMemory } from '../../progress/reviews/reviewModel';
import type { ReviewCard } from '../../progress/reviews/reviewDay';
import { CardFace } from './CardFace';
import { CardKeys } from './CardKeys';
import type { LoadedCard } from './cardModules';
import { RatingButtons } from './RatingButtons';
import { RATINGS, schedule, type Rated, type ReviewRating } from './scheduler';
import { useCard } from './useCard';

/** How many of the next cards are fetched ahead. */
const AHEAD = 2;

interface CardStepProps {
  cards: readonly ReviewCard[];
  /** Which of them is shown. */
  position: number;
  /** Absent for a card that was never rated. */
  memory: CardMemory | undefined;
  /** The reader has rated one before it: the focus moves along. */
  hasBegun: boolean;
  onRate: (card: LoadedCard, rating: ReviewRating, rated: Rated) => void;
  /** The card cannot be shown, or is not to be. */
  onSkip: () => void;
}

/**
 * One card of the set, as soon as it is there. The keys work while the focus is in the card, so they are in nobody's way
 * elsewhere (WCAG 2.2, 2.1.4).
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

  // The buttons of the card before are gone: reading goes on here.
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

  const name = `Question ${position + 1} of ${cards.length}`;
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
        <p role="status">Loading the question…</p>
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

/** What the keys belong to themselves: fields always, buttons and links before a rating is asked for. */
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
      This question didn't load. Check your connection.
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="outlined" onClick={onSkip}>
          Skip it today
        </Button>
      </Stack>
    </Alert>
  );
}
