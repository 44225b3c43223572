import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import type { ReviewCard } from '../../progress/reviews/reviewDay';
import * as texts from '../../texts/en/reviewCards';
import { CardFace } from './card/CardFace';
import { useCard } from './card/useCard';

const NONE: readonly ReviewCard[] = [];

/** The first question of the first lesson, as an example. It isn't rated, and nothing is saved. */
export function ExampleCard() {
  const [card] = useState(firstCard);
  return card ? <Example card={card} /> : null;
}

function Example({ card }: { card: ReviewCard }) {
  const [state] = useCard(card, NONE);
  const [isShown, setShown] = useState(false);
  // The example is optional, so loading errors are ignored.
  if (state === 'failed' || state === 'gone') return null;
  return (
    <Box role="group" aria-label={texts.example} sx={{ minHeight: '20rem' }}>
      {state === 'loading' ? (
        <p role="status">{texts.loadingExample}</p>
      ) : (
        <CardFace
          card={state}
          name={texts.example}
          isExample
          isShown={isShown}
          onShow={() => setShown(true)}
        >
          <Typography sx={{ mt: 3 }}>{texts.afterExample}</Typography>
        </CardFace>
      )}
    </Box>
  );
}

function firstCard(): ReviewCard | undefined {
  return Object.entries(REVIEW_CARDS).flatMap(([lessonId, ids]) =>
    ids.map((id) => ({ id, lessonId })),
  )[0];
}
