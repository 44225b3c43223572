import { useEffect, useMemo } from 'react';
import type { LessonOutline } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';
import { ContentsList } from './ContentsList';
import { ResumeBar } from './ResumeBar';
import { useCurrentHeading } from './useCurrentHeading';
import styles from './reading.module.css';

interface ReadingGuideProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'contents'>;
}

/**
 * The list of contents with the current heading marked, beside the text or, where there is no room, folded above it; and
 * the offer to go on where the reader left off. Reading past the first heading starts the lesson.
 */
export function ReadingGuide({ lesson: { id, slug, contents } }: ReadingGuideProps) {
  const slugs = useMemo(() => contents.map((entry) => entry.slug), [contents]);
  const current = useCurrentHeading(slugs);

  useEffect(() => {
    if (current === null) return;
    progressStore.markStarted(id);
    progressStore.visit({ slug, heading: current });
  }, [id, slug, current]);

  return (
    <>
      <details className={`${styles.folded} screen-only`}>
        <summary>On this page</summary>
        <ContentsList contents={contents} current={current} />
      </details>
      <nav className={`${styles.beside} screen-only`} aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.title}>
          On this page
        </h2>
        <ContentsList contents={contents} current={current} />
      </nav>
      <ResumeBar slug={slug} contents={contents} current={current} />
    </>
  );
}
