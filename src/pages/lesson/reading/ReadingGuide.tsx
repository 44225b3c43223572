import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
      <Box className="screen-only" sx={{ display: { lg: 'none' } }}>
        <Disclosure summary="On this page">
          <ContentsList contents={contents} current={current} />
        </Disclosure>
      </Box>
      <Beside className="screen-only" aria-labelledby="contents-title">
        <Typography variant="label" component="h2" id="contents-title" sx={{ mb: 1.5 }}>
          On this page
        </Typography>
        <ContentsList contents={contents} current={current} />
      </Beside>
      <ResumeBar slug={slug} contents={contents} current={current} />
    </>
  );
}

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
