import { styled } from '@mui/material/styles';
import { countOf } from '../../content/format';
import { MAX_COMPARED, type CourseQuery } from './courseQuery';

interface ResultsLineProps {
  found: number;
  all: number;
  query: CourseQuery;
}

/** How many courses fit, said aloud when it changes, and a link to the comparison. */
export function ResultsLine({ found, all, query }: ResultsLineProps) {
  return (
    <Line>
      <p role="status">
        {found === all ? `All ${countOf(all, 'course')}` : `${found} of ${countOf(all, 'course')}`}
      </p>
      <p className="js-only screen-only">
        {query.compare.length > 0 ? (
          <a href="#comparison">{`See ${countOf(query.compare.length, 'chosen course')} below`}</a>
        ) : (
          `Choose up to ${MAX_COMPARED} to compare`
        )}
      </p>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBottom: 12,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));
