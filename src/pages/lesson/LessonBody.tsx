import { HydrateLater } from '../../components/HydrateLater';
import type { Lesson } from '../../content/lesson';
import { Blocks } from './blocks/Blocks';
import { lessonSections } from './sections';
import styles from './prose.module.css';

interface LessonBodyProps {
  lesson: Pick<Lesson, 'id' | 'blocks'>;
}

/** The lesson itself, from its first paragraph to its summary. Each section comes to life on its own. */
export function LessonBody({ lesson }: LessonBodyProps) {
  return lessonSections(lesson.blocks).map(({ id, kind, blocks }) => (
    <HydrateLater key={id}>
      {kind === 'checks' ? (
        <section
          className={`render-near ${styles.prose} ${styles.checks}`}
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>Check yourself</h2>
          <p>Answer in your head first, then open the question.</p>
          <Blocks lessonId={lesson.id}>{blocks}</Blocks>
        </section>
      ) : (
        <div className={`render-near ${styles.prose}`}>
          <Blocks lessonId={lesson.id}>{blocks}</Blocks>
        </div>
      )}
    </HydrateLater>
  ));
}
