import Chip from '@mui/material/Chip';
import type { lessonState } from '../../progress/progressModel';

interface MarksProps {
  state: ReturnType<typeof lessonState>;
  /** True if the lesson is bookmarked. */
  isKept: boolean;
}

/** The reader's progress in a lesson, as list items. */
export function LessonMarks({ state, isKept }: MarksProps) {
  return (
    <>
      {state === 'started' ? <Mark color="primary" label="Started" /> : null}
      {state === 'done' ? <Mark color="success" label="Done" /> : null}
      {isKept ? <Mark color="secondary" label="Bookmarked" /> : null}
    </>
  );
}

interface MarkProps {
  color: 'primary' | 'secondary' | 'success';
  label: string;
}

function Mark(props: MarkProps) {
  return (
    <li>
      <Chip {...props} />
    </li>
  );
}
