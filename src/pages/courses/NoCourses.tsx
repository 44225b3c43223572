import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import * as texts from '../../texts/en/coursesControls';
import type { CourseQuery } from './courseQuery';

interface NoCoursesProps {
  query: CourseQuery;
  onReset: () => void;
}

/** Shown if no course matches: the current filters, and a button that resets them. */
export function NoCourses({ query, onReset }: NoCoursesProps) {
  return (
    <Empty>
      <h2>{texts.noResults}</h2>
      <p>{texts.noResultsExplanation(query)}</p>
      <Button variant="outlined" onClick={onReset}>
        {texts.showAll}
      </Button>
    </Empty>
  );
}

const Empty = styled('div')(({ theme }) => ({
  padding: 'clamp(32px, 6vw, 64px) 24px',
  border: `1px dashed ${theme.vars.palette.site.lineStrong}`,
  borderRadius: theme.shape.borderRadius,
  '& > p': {
    maxWidth: 'var(--prose-width)',
    margin: '12px 0 24px',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));
