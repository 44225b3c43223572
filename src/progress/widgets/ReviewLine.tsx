import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { REVIEW_ADDRESS } from '../../site/addresses';
import * as texts from '../../texts/en/returning';
import { useDueCount } from '../reviews/useDueCount';

/** Link to the review with the number of due questions. Empty if none are due or reminders are off. */
export function ReviewLine() {
  const count = useDueCount();
  return count > 0 ? (
    <Room className="screen-only">
      <Line href={REVIEW_ADDRESS}>{texts.toReview(count)}</Line>
    </Room>
  ) : null;
}

/**
 * Number of due questions, to show next to a link to the review. Empty if none are due or reminders are off.
 */
export function DueCount() {
  const count = useDueCount();
  return count > 0 ? (
    <Typography component="span" variant="body2" color="primary">
      {' '}
      {texts.due(count)}
    </Typography>
  ) : null;
}

/** Zero-height container, so that the line appears in the gap above without a layout shift. */
const Room = styled('div')({ position: 'relative', height: 0 });

const Line = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  bottom: -2,
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
}));
