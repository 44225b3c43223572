import { useCallback, useEffect, useState } from 'react';
import type { ReviewCard } from '../../progress/reviews/reviewDay';
import { cardModule, type LoadedCard } from './cardModules';

/** `gone`: its lesson does not ask it any more. */
export type CardState = LoadedCard | 'loading' | 'failed' | 'gone';

/**
 * Fetches a card, and after it the ones that come next.
 *
 * @param card - the one that is shown; another one needs another component
 * @param following - those after it
 * @returns the card, and how to try again after a failure
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
          // What fails here is asked for again when it is shown.
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
