import Chip from '@mui/material/Chip';
import type { lessonState } from '../../progress/progressModel';
import * as texts from '../../texts/en/tutorialsProgress';

interface MarksProps {
  state: ReturnType<typeof lessonState>;
  /** True if the lesson is bookmarked. */
  isKept: boolean;
}

/** The reader's progress in a lesson, as list items. */
export function LessonMarks({ state, isKept }: MarksProps) {
  return (
    <>
      {state === 'started' ? <Mark color="primary" label={texts.started} /> : null}
      {state === 'done' ? <Mark color="success" label={texts.done} /> : null}
      {isKept ? <Mark color="secondary" label={texts.bookmarked} /> : null}
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
