import { ToolButton } from '../../components/code/ToolButton';
import type { LessonOutline } from '../../content/lesson';
import { hasPassed, lessonState } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { useProgress } from '../../progress/useProgress';
import { PassIcon } from '../../practice/run/icons';
import styles from './LessonEnd.module.css';

interface DoneMarkProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
}

/** Where the reader says that the lesson is done, or takes it back. */
export function DoneMark({ lesson: { id, exerciseIds } }: DoneMarkProps) {
  const progress = useProgress();
  const isDone = lessonState(progress, id) === 'done';
  const passed = exerciseIds.filter((exercise) => hasPassed(progress, exercise)).length;

  function toggle() {
    if (isDone) progressStore.unmarkDone(id);
    else progressStore.markDone(id);
  }

  return (
    <div className={`${styles.done} js-only screen-only`}>
      <p role="status">
        <strong>{isDone ? 'This lesson is done.' : 'Read to the end?'}</strong> {passed} of{' '}
        {exerciseIds.length} exercises passed.
      </p>
      <ToolButton variant={isDone ? 'outlined' : 'primary'} onClick={toggle}>
        {isDone ? null : <PassIcon />}
        {isDone ? 'Mark as not done' : 'Mark as done'}
      </ToolButton>
    </div>
  );
}
