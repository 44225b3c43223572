import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { LoadedCard } from './cardModules';
import { PredictionForm } from './PredictionForm';
import { RatingButtons } from './RatingButtons';
import type { Rated, ReviewRating } from './scheduler';

interface CardFaceProps {
  card: LoadedCard;
  /** Which one of how many it is. */
  name: string;
  isShown: boolean;
  /** What each rating would make of it. */
  ratings: Readonly<Record<ReviewRating, Rated>>;
  now: number;
  onShow: () => void;
  onRate: (rating: ReviewRating) => void;
}

/** A question, then its answer and how well it was known. */
export function CardFace({ card, name, isShown, ratings, now, onShow, onRate }: CardFaceProps) {
  const answer = useRef<HTMLDivElement>(null);
  const { id, lesson, predict, passage, SectionText } = card;

  // The button is gone: reading goes on with the answer.
  useEffect(() => {
    if (isShown) answer.current?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="label" component="p" sx={{ mb: 2, maxInlineSize: 'none' }}>
        {name}. From “{lesson.title}”
      </Typography>
      <Text>
        <SectionText
          lesson={lesson}
          section={{ id: `${id}-question`, kind: 'text', blocks: [...card.question] }}
        />
      </Text>
      {isShown ? null : predict ? (
        <PredictionForm task={predict} onShow={onShow} />
      ) : (
        <Stack sx={{ mt: 3, alignItems: 'flex-start', gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Answer in your head first.
          </Typography>
          <Button variant="contained" onClick={onShow}>
            Show the answer
          </Button>
        </Stack>
      )}
      <p role="status" className="visually-hidden">
        {isShown ? "Here's the answer. Rate how well you knew it." : ''}
      </p>
      {isShown ? (
        <>
          <Box
            ref={answer}
            role="group"
            aria-label="Answer"
            tabIndex={-1}
            sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', outline: 'none' }}
          >
            <Text>
              <SectionText
                lesson={lesson}
                section={{ id: `${id}-answer`, kind: 'text', blocks: [...card.answer] }}
              />
            </Text>
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              From the {predict ? 'exercise' : 'passage'}{' '}
              <Link href={passage.address} sx={{ display: 'inline-block', py: 1 }}>
                {passage.title}
              </Link>
            </Typography>
          </Box>
          <RatingButtons ratings={ratings} now={now} onRate={onRate} />
        </>
      ) : null}
      <Keys>
        {isShown ? (
          <>
            <kbd>1</kbd> to <kbd>4</kbd> rate
          </>
        ) : (
          <>
            <kbd>Space</kbd> or <kbd>Enter</kbd> shows the answer
          </>
        )}
      </Keys>
    </Paper>
  );
}

/** Blocks of a lesson, with the room of a card around them instead of a page's. */
const Text = styled('div')({
  '& > div': { marginBottom: 0, contentVisibility: 'visible' },
});

const Keys = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    fontSize: 'inherit',
  },
  '@media (pointer: coarse)': { display: 'none' },
}));
