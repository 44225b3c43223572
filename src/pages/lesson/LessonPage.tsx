import type { LessonOutline } from '../../content/lesson';
import { BeforeYouStart } from './BeforeYouStart';
import { LessonBody, type LessonPart } from './LessonBody';
import { LessonHeader } from './LessonHeader';
import { ReadingGuide } from './reading/ReadingGuide';
import styles from './LessonPage.module.css';

interface LessonPageProps {
  lesson: LessonOutline;
  part: LessonPart;
}

/** A lesson: its header, its text beside the list of contents, and what comes after. */
export function LessonPage({ lesson, part }: LessonPageProps) {
  return (
    <article>
      <LessonHeader lesson={lesson} />
      <div className={styles.columns}>
        <BeforeYouStart lesson={lesson} />
        <ReadingGuide lesson={lesson} />
        <div className={styles.text}>
          <LessonBody lesson={lesson} part={part} />
        </div>
      </div>
    </article>
  );
}
