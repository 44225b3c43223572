import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import { PassIcon } from './icons';
import styles from './run.module.css';

interface ExerciseHeadingProps {
  id: string;
  title: string;
}

/** The heading of an exercise, and whether the reader has passed it before. */
export function ExerciseHeading({ id, title }: ExerciseHeadingProps) {
  const isPassed = hasPassed(useProgress(), id);
  return (
    <header className={styles.heading}>
      <p className={styles.kicker}>
        <span>Exercise</span>
        {isPassed ? (
          <span className={styles.passedMark}>
            <PassIcon />
            Passed
          </span>
        ) : null}
      </p>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
    </header>
  );
}
