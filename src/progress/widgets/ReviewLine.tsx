import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { countOf } from '../../content/format';
import { REVIEW_ADDRESS } from '../../site/addresses';
import { useDueCount } from '../reviews/useDueCount';

/** Says how many questions are due; nothing where there are none, or the reader does not want to be told. */
export function ReviewLine() {
  const count = useDueCount();
  return count > 0 ? (
    <Room className="screen-only">
      <Line href={REVIEW_ADDRESS}>{countOf(count, 'question')} to review</Line>
    </Room>
  ) : null;
}

/** How many questions are due, beside a link to the review; nothing where there are none. */
export function DueCount() {
  const count = useDueCount();
  return count > 0 ? (
    <Typography component="span" variant="body2" color="primary">
      {' '}
      {count} due
    </Typography>
  ) : null;
}

/** Takes no height: the line is in the gap above it, so nothing moves when it comes. */
const Room = styled('div')({ position: 'relative', height: 0 });

const Line = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  bottom: -2,
  left: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
}));
