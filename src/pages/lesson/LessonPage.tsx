import { HydrateLater } from '../../components/HydrateLater';
import type { Lesson } from '../../content/lesson';
import { BeforeYouStart } from './BeforeYouStart';
import { LessonBody } from './LessonBody';
import { LessonEnd } from './LessonEnd';
import { LessonHeader } from './LessonHeader';
import { ReadingGuide } from './reading/ReadingGuide';
import styles from './LessonPage.module.css';

interface LessonPageProps {
  lesson: Lesson;
}

/** A lesson: its header, its text beside the list of contents, and what comes after. */
export function LessonPage({ lesson }: LessonPageProps) {
  return (
    <article>
      <LessonHeader lesson={lesson} />
      <div className={styles.columns}>
        <BeforeYouStart lesson={lesson} />
        <ReadingGuide lesson={lesson} />
        <div className={styles.text}>
          <LessonBody lesson={lesson} />
          <HydrateLater>
            <LessonEnd lesson={lesson} />
          </HydrateLater>
        </div>
      </div>
    </article>
  );
}
