import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { MAX_COMPARED } from './courseQuery';
import { courseTexts } from './deferred';

interface CourseEntryProps {
  course: CourseSummary;
  isFound: boolean;
  compare: readonly CourseId[];
  onCompare: (compare: readonly CourseId[]) => void;
}

/** A course in the list. What it says never changes; only whether it fits what was asked, and whether it is compared. */
export function CourseEntry({ course, isFound, compare, onCompare }: CourseEntryProps) {
  const { id, title } = course;
  const isCompared = compare.includes(id);
  return (
    <Entry hidden={!isFound}>
      <Static code={courseTexts} isFirst>
        {({ CourseText }) => <CourseText course={course} />}
      </Static>
      <div>
        <Static code={courseTexts} isFirst>
          {({ CourseFacts }) => <CourseFacts course={course} />}
        </Static>
        <FormControlLabel
          className="js-only screen-only"
          control={
            <Checkbox
              checked={isCompared}
              disabled={!isCompared && compare.length >= MAX_COMPARED}
              onChange={() =>
                onCompare(isCompared ? compare.filter((other) => other !== id) : [...compare, id])
              }
            />
          }
          label={
            <>
              Compare<span className="visually-hidden"> {title}</span>
            </>
          }
          sx={{ mt: 1 }}
        />
      </div>
    </Entry>
  );
}

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '24px clamp(32px, 6vw, 96px)',
  paddingBlock: 32,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 288px)',
    paddingBlock: 40,
  },
  '@media print': { paddingBlock: 16, breakInside: 'avoid' },
}));
