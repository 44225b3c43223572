import { styled } from '@mui/material/styles';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import type { CompareChange } from './courseQuery';
import { comparing, courseTexts } from './deferred';

interface CourseEntryProps {
  course: CourseSummary;
  isFound: boolean;
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
}

/** A course in the list. What it says never changes; only whether it fits what was asked, and whether it is compared. */
export function CourseEntry({ course, isFound, compare, onCompare }: CourseEntryProps) {
  return (
    <Entry hidden={!isFound}>
      <Static code={courseTexts} isFirst>
        {({ CourseText }) => <CourseText course={course} />}
      </Static>
      <div>
        <Static code={courseTexts} isFirst>
          {({ CourseFacts }) => <CourseFacts course={course} />}
        </Static>
        <Deferred code={comparing} isFirst isWanted={compare.length > 0}>
          {({ CompareBox }) => (
            <CompareBox course={course} compare={compare} onCompare={onCompare} />
          )}
        </Deferred>
      </div>
    </Entry>
  );
}

const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '24px clamp(32px, 6vw, 96px)',
  paddingBlock: 32,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.up('sm')]: { paddingBlock: 40 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' },
  '@media print': { paddingBlock: 16, breakInside: 'avoid' },
}));
