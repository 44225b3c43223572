import type { TutorialFacts } from '../../content/lesson';
import { subjects } from '../../content/subjects';
import { lessonState, type Progress } from '../../progress/progressModel';
import { LessonRow } from './LessonRow';
import styles from './LessonList.module.css';

interface LessonListProps {
  /** All lessons, by subject and place within it. */
  all: readonly TutorialFacts[];
  /** Those to show, in the same order. */
  shown: readonly TutorialFacts[];
  progress: Progress;
}

/** Lessons by subject, in the order in which they teach. A lesson keeps its number, whatever is shown beside it. */
export function LessonList({ all, shown, progress }: LessonListProps) {
  return subjects.map(({ id, name, summary }) => {
    const lessons = all.filter((lesson) => lesson.subject === id);
    const rows = shown.filter((lesson) => lesson.subject === id);
    const done = lessons.filter((lesson) => lessonState(progress, lesson.id) === 'done').length;
    return rows.length === 0 ? null : (
      <section key={id} className={styles.subject} aria-labelledby={`subject-${id}`}>
        <header className={styles.header}>
          <h2 id={`subject-${id}`}>{name}</h2>
          <p>{summary}</p>
          {done > 0 ? (
            <p className={styles.done}>
              {done} of {lessons.length} done
            </p>
          ) : null}
        </header>
        <ol className={styles.rows}>
          {rows.map((lesson) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              number={lessons.indexOf(lesson) + 1}
              progress={progress}
            />
          ))}
        </ol>
      </section>
    );
  });
}
