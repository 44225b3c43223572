import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { countOf } from '../../texts/en/format';
import { MAX_COMPARED } from './courseQuery';
import { needsChoice } from './schoolSize';

interface ResultsLineProps {
  found: number;
  all: number;
  onCompareAll: () => void;
}

/** Number of matching courses, announced when it changes, and a button that compares all of them. */
export function ResultsLine({ found, all, onCompareAll }: ResultsLineProps) {
  return (
    <Line>
      <p role="status">
        {found < all ? `${found} of ` : all > 1 ? 'All ' : null}
        {countOf(all, 'course')}
      </p>
      {needsChoice(all) ? (
        <p className="js-only screen-only">Choose up to {MAX_COMPARED} to compare</p>
      ) : null}
      {all > 1 && !needsChoice(all) ? (
        <Button variant="outlined" className="js-only screen-only" onClick={onCompareAll}>
          Compare all {countOf(all, 'course')}
        </Button>
      ) : null}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: 16,
  color: theme.vars.palette.text.secondary,
}));
