import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import * as texts from '../../texts/en/lessonMark';
import { lessonState } from '../progressModel';
import { useProgress } from '../useProgress';

interface LessonMarkProps {
  /** The lesson's permanent id, not its slug. */
  lessonId: string;
}

/**
 * Chip that marks a lesson as started or done. Empty in prerendered HTML and for lessons that haven't been
 * started.
 */
export function LessonMark({ lessonId }: LessonMarkProps) {
  const state = lessonState(useProgress(), lessonId);
  if (state === 'new') return null;
  // Uses an icon because the font's check mark is too thin.
  return state === 'done' ? (
    <Chip color="success" icon={<CheckRounded color="inherit" />} label={texts.done} />
  ) : (
    <Chip color="primary" label={texts.started} />
  );
}
