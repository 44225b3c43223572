import { useCallback, useEffect, useState } from 'react';
import type { ReviewCard } from '../../../progress/reviews/reviewDay';
import { cardModule, type LoadedCard } from './cardModules';

/** `gone` if the lesson no longer contains the card. */
export type CardState = LoadedCard | 'loading' | 'failed' | 'gone';

/**
 * Loads a card, then prefetches the next ones.
 *
 * @param card - the current card; must not change during the component's lifetime
 * @param following - the next cards
 * @returns the card or its loading state, and a function that retries
 */
export function useCard(
  card: ReviewCard,
  following: readonly ReviewCard[],
): [CardState, () => void] {
  const [state, setState] = useState<CardState>(() => cardModule(card).current ?? 'loading');

  const load = useCallback(() => {
    cardModule(card)
      .load()
      .then(
        (loaded) => {
          setState(loaded ?? 'gone');
          // Only a prefetch. If it fails, the card is loaded again when it's shown.
          for (const next of following) {
            cardModule(next)
              .load()
              .catch(() => undefined);
          }
        },
        () => setState('failed'),
      );
  }, [card, following]);

  useEffect(load, [load]);

  return [
    state,
    () => {
      setState('loading');
      load();
    },
  ];
}
