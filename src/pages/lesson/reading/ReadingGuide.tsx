import { styled } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import type { LessonOutline } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';
import { ContentsList } from './ContentsList';
import { ResumeBar } from './ResumeBar';
import { useCurrentHeading } from './useCurrentHeading';

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
      <Above className="screen-only">
        <Disclosure summary="On this page">
          <ContentsList contents={contents} current={current} />
        </Disclosure>
      </Above>
      <Beside className="screen-only" aria-labelledby="contents-title">
        <Title id="contents-title">On this page</Title>
        <ContentsList contents={contents} current={current} />
      </Beside>
      <ResumeBar slug={slug} contents={contents} current={current} />
    </>
  );
}

// Plain styled elements rather than `Typography` and `Box`, whose code the first window would have to wait for.

const Above = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.label,
  marginBottom: 12,
  color: theme.vars.palette.text.secondary,
}));

const Beside = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'sticky',
    top: 'calc(var(--header-height) + 32px)',
    alignSelf: 'start',
    maxHeight: 'calc(100vh - var(--header-height) - 64px)',
    paddingBottom: 16,
    overflowY: 'auto',
  },
}));
