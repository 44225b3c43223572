import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../site/addresses';
import { countOf } from '../../content/format';
import { SaveForOffline } from '../../exercise/save/SaveForOffline';

const ALL = countOf(TUTORIALS.length, 'lesson');
const ADDRESSES = TUTORIALS.map(({ slug }) => lessonAddress(slug));

interface ResultsLineProps {
  /** The count, which takes the focus from the button that goes. */
  ref: Ref<HTMLParagraphElement>;
  /** How many are shown. */
  shown: number;
  /** Takes the filters off; `null` when there are none. */
  onShowAll: (() => void) | null;
}

/** How many lessons are shown, said aloud when it changes, and what can be done with all of them. */
export function ResultsLine({ ref, shown, onShowAll }: ResultsLineProps) {
  return (
    <Line className="js-only screen-only">
      <p role="status" ref={ref} tabIndex={-1}>
        {onShowAll ? `${shown} of ${ALL}` : ALL}
      </p>
      {onShowAll ? (
        <Button size="small" onClick={onShowAll}>
          Show all
        </Button>
      ) : null}
      <SaveForOffline addresses={ADDRESSES} label="Save all for offline" />
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  minHeight: 44,
  marginBlock: theme.spacing(2, 3),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > p:focus': { outline: 'none' },
}));
