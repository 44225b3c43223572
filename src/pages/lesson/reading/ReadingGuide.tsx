import { styled } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { Deferred } from '../../../prerendered/Deferred';
import type { LessonOutline } from '../../../content/lesson';
import { useCurrentHeading } from '../../../site/useCurrentHeading';
import { lessonTools } from '../lessonCode';
import { ContentsList } from './ContentsList';

interface ReadingGuideProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'contents' | 'exerciseIds'>;
}

/**
 * The list of contents with the current heading marked, next to the text; below it the lessons of the course. Where there
 * is no room, both are in the intro. Reading past the first heading starts the lesson.
 */
export function ReadingGuide({ lesson }: ReadingGuideProps) {
  const { contents } = lesson;
  const slugs = useMemo(() => contents.map((entry) => entry.slug), [contents]);
  const current = useCurrentHeading(slugs);

  useEffect(() => {
    if (current === null) return;
    lessonTools.load().then(
      ({ keepPlace }) => keepPlace(lesson, current),
      // The tools themselves say that they could not be fetched.
      () => undefined,
    );
  }, [lesson, current]);

  return (
    // Its look is in `prose.module.css`.
    <div className="screen-only" data-lesson-guide>
      <nav aria-labelledby="contents-title">
        <Title id="contents-title">On this page</Title>
        <ContentsList contents={contents} current={current} />
      </nav>
      <Deferred isFirst code={lessonTools}>
        {({ CourseBeside }) => <CourseBeside lesson={lesson} />}
      </Deferred>
    </div>
  );
}

// Plain styled element rather than a `Typography`, whose code the first window would have to wait for.

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.label,
  marginBottom: 12,
  color: theme.vars.palette.text.secondary,
}));
