import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { CourseId } from '../../../content/model';
import type { CourseSummary } from '../../../content/summary';
import * as texts from '../../../texts/en/coursesCompare';
import { MAX_COMPARED, type CompareChange } from '../courseQuery';

interface CompareBoxProps {
  course: CourseSummary;
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
}

/** Checkbox that adds a course to the comparison or removes it. */
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
      label={texts.compare(title, (text) => (
        <span className="visually-hidden">{text}</span>
      ))}
      // Keeps the checkbox above the link, which covers the whole card.
      sx={{ position: 'relative', zIndex: 1, mt: 1 }}
    />
  );
}
