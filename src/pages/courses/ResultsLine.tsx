import { styled } from '@mui/material/styles';
import { countOf } from '../../content/format';
import { Static } from '../../prerendered/Static';
import { MAX_COMPARED } from './courseQuery';
import { courseTexts } from './deferred';

interface ResultsLineProps {
  found: number;
  all: number;
}

/** How many courses fit, said aloud when it changes, how many can be compared, and what their bars are. */
export function ResultsLine({ found, all }: ResultsLineProps) {
  return (
    <Line>
      <div>
        <p role="status">
          {found === all
            ? `All ${countOf(all, 'course')}`
            : `${found} of ${countOf(all, 'course')}`}
        </p>
        <p className="js-only screen-only">Choose up to {MAX_COMPARED} to compare</p>
      </div>
      <Static code={courseTexts} isFirst>
        {({ HoursKey }) => <HoursKey />}
      </Static>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  gap: '4px clamp(32px, 6vw, 96px)',
  paddingBottom: 12,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  // The columns of the entries: the key is above what it explains.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' },
}));
