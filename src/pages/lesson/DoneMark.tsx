import { ToolButton } from '../../components/code/ToolButton';
import type { Lesson } from '../../content/lesson';
import { hasPassed, lessonState } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { useProgress } from '../../progress/useProgress';
import { PassIcon } from '../../practice/run/icons';
import styles from './LessonEnd.module.css';

interface DoneMarkProps {
  lesson: Pick<Lesson, 'id' | 'blocks'>;
}

/** Where the reader says that the lesson is done, or takes it back. */
export function DoneMark({ lesson: { id, blocks } }: DoneMarkProps) {
  const progress = useProgress();
  const isDone = lessonState(progress, id) === 'done';
  const exercises = blocks.filter((block) => block.kind === 'exercise');
  const passed = exercises.filter((exercise) => hasPassed(progress, exercise.id)).length;

  function toggle() {
    if (isDone) progressStore.unmarkDone(id);
    else progressStore.markDone(id);
  }

  return (
    <div className={`${styles.done} js-only screen-only`}>
      <p role="status">
        <strong>{isDone ? 'This lesson is done.' : 'Read to the end?'}</strong> {passed} of{' '}
        {exercises.length} exercises passed.
      </p>
      <ToolButton variant={isDone ? 'outlined' : 'primary'} onClick={toggle}>
        {isDone ? null : <PassIcon />}
        {isDone ? 'Mark as not done' : 'Mark as done'}
      </ToolButton>
    </div>
  );
}
