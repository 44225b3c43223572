import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import { lessonState } from '../progressModel';
import { useProgress } from '../useProgress';

interface LessonMarkProps {
  /** The lesson's permanent id. */
  lessonId: string;
}

/** Says beside a lesson's title that the reader has begun or done it. Nothing for a new one, and none is prerendered. */
export function LessonMark({ lessonId }: LessonMarkProps) {
  const state = lessonState(useProgress(), lessonId);
  if (state === 'new') return null;
  // The tick has the color of the word, which is that of text; a glyph of the typeface would be a hairline.
  return state === 'done' ? (
    <Chip color="success" icon={<CheckRounded color="inherit" />} label="done" />
  ) : (
    <Chip color="primary" label="started" />
  );
}
