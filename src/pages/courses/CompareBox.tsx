import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { MAX_COMPARED, type CompareChange } from './courseQuery';

interface CompareBoxProps {
  course: CourseSummary;
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
}

/** Puts a course into the comparison, or takes it out. */
export function CompareBox({ course: { id, title }, compare, onCompare }: CompareBoxProps) {
  const isCompared = compare.includes(id);
  return (
    <FormControlLabel
      className="js-only screen-only"
      control={
        <Checkbox
          checked={isCompared}
          disabled={!isCompared && compare.length >= MAX_COMPARED}
          onChange={() =>
            onCompare((latest) => [
              ...latest.filter((other) => other !== id),
              ...(isCompared ? [] : [id]),
            ])
          }
        />
      }
      label={
        <>
          Compare<span className="visually-hidden"> {title}</span>
        </>
      }
      // Above the link, which is as large as the entry.
      sx={{ position: 'relative', zIndex: 1, mt: 1 }}
    />
  );
}
