import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { daysUntil } from '../../../progress/reviews/reviewDay';
import * as texts from '../../../texts/en/reviewCards';
import { RATINGS, type Rated, type ReviewRating } from '../scheduler';
import { whenWords } from '../whenWords';

interface RatingButtonsProps {
  ratings: Readonly<Record<ReviewRating, Rated>>;
  now: number;
  onRate: (rating: ReviewRating) => void;
}

/** Rating buttons, each showing the time until the next review. */
export function RatingButtons({ ratings, now, onRate }: RatingButtonsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography variant="subtitle1" component="p" id={id} sx={{ mt: 3, mb: 1.5 }}>
        {texts.howWell}
      </Typography>
      <Choices>
        {RATINGS.map((rating) => {
          const { name, means } = texts.ratings[rating];
          return (
            <Choice key={rating} variant="outlined" onClick={() => onRate(rating)}>
              <strong>{name}</strong>
              <span>{means}</span>
              <span>{whenWords(daysUntil(ratings[rating].due, now))}</span>
            </Choice>
          );
        })}
      </Choices>
    </div>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Choice = styled(Button)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  padding: '12px 14px',
  textAlign: 'start',
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& span:last-child': { marginTop: 'auto', paddingTop: 6 },
}));
