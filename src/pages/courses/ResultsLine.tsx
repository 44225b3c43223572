import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import * as texts from '../../texts/en/courses';
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
      <p role="status">{texts.coursesFound(found, all)}</p>
      {needsChoice(all) ? (
        <p className="js-only screen-only">{texts.chooseToCompare(MAX_COMPARED)}</p>
      ) : null}
      {all > 1 && !needsChoice(all) ? (
        <Button variant="outlined" className="js-only screen-only" onClick={onCompareAll}>
          {texts.compareAll(all)}
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
