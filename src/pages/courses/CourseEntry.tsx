import { styled } from '@mui/material/styles';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import type { CompareChange } from './courseQuery';
import { comparing, courseTexts } from './coursesChunks';

interface CourseEntryProps {
  course: CourseSummary;
  isFound: boolean;
  /** True if the card has a checkbox that adds the course to the comparison. */
  hasBox: boolean;
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
}

/** A course card. Only its visibility and the comparison checkbox change. */
export function CourseEntry({ course, isFound, hasBox, compare, onCompare }: CourseEntryProps) {
  return (
    <Entry hidden={!isFound}>
      <Static code={courseTexts} isFirst>
        {({ CourseText }) => <CourseText course={course} />}
      </Static>
      {hasBox ? (
        <Deferred code={comparing} isFirst isWanted={compare.length > 0}>
          {({ CompareBox }) => (
            <CompareBox course={course} compare={compare} onCompare={onCompare} />
          )}
        </Deferred>
      ) : null}
    </Entry>
  );
}

/** Uses subgrid, so that the same facts line up across cards. */
const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.site.lineStrong },
  '&[hidden]': { display: 'none' },
  '& > div:first-of-type': { display: 'contents' },
  '& > div:nth-of-type(2)': { paddingInline: theme.spacing(2.5) },
  // Adds a row for the checkbox.
  '&:has(> div:nth-of-type(2))': { gridRow: 'span 7' },
  '@media print': { display: 'block', marginBottom: 16, padding: 16, breakInside: 'avoid' },
}));
