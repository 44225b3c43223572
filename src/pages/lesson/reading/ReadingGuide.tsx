import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Deferred } from '../../../prerendered/Deferred';
import type { LessonOutline } from '../../../content/lesson';
import { useCurrentHeading } from '../../../site/useCurrentHeading';
import { lessonTools } from '../lessonCode';
import * as texts from '../../../texts/en/lesson';
import { ContentsList } from './ContentsList';

interface ReadingGuideProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'contents' | 'exerciseIds'>;
}

/**
 * Sidebar with the table of contents, which highlights the current heading, and a list of the course's
 * lessons. On narrow screens, both are in the intro.
 */
export function ReadingGuide({ lesson }: ReadingGuideProps) {
  const { contents } = lesson;
  const slugs = useMemo(() => contents.map(({ slug }) => slug), [contents]);
  const current = useCurrentHeading(slugs);

  return (
    // Styled in `prose.module.css`.
    <div className="screen-only" data-lesson-guide>
      <nav aria-labelledby="contents-title">
        <Title id="contents-title">{texts.onThisPage}</Title>
        <ContentsList contents={contents} current={current} />
      </nav>
      <Deferred isFirst code={lessonTools}>
        {({ CourseBeside }) => <CourseBeside lesson={lesson} />}
      </Deferred>
    </div>
  );
}

// A plain styled element, so that the first paint doesn't have to wait for `Typography`.

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.label,
  marginBottom: 12,
  color: theme.vars.palette.text.secondary,
}));
