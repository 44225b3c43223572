import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useClientValue } from '../../../prerendered/useClientValue';
import type { LessonOutline } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';
import { LESSON_END } from '../lessonEnd';
import * as texts from '../../../texts/en/lessonTools';
import { useReturnAfterReload } from './useReturnAfterReload';

interface ResumeLinkProps {
  lesson: Pick<LessonOutline, 'slug' | 'contents' | 'exerciseIds'>;
}

/**
 * Links to the reader's last position in this lesson, in the gap above the text. Scrolls automatically only
 * after a reload (see `useReturnAfterReload`).
 */
export function ResumeLink({ lesson: { slug, contents, exerciseIds } }: ResumeLinkProps) {
  // The position when the page opened. The stored position changes as the reader scrolls.
  const [last] = useState(() => progressStore.getSnapshot().last);
  // A URL with a fragment already has a scroll target.
  const isWanted = useClientValue(() => window.location.hash === '', false);
  const id = last?.slug === slug ? last.heading : undefined;
  const places = useMemo(
    () => [...contents.map((entry) => entry.slug), ...exerciseIds, LESSON_END],
    [contents, exerciseIds],
  );
  useReturnAfterReload(isWanted ? id : undefined, places);
  if (id === undefined || !isWanted) return null;

  const section = contents.find((entry) => entry.slug === id);
  const label = exerciseIds.includes(id)
    ? texts.continueAtExercise
    : section && texts.continueAtSection(section.title);
  return label === undefined ? null : (
    <Gap className="screen-only" aria-label={texts.continueReading}>
      <a href={`#${id}`}>{label}</a>
    </Gap>
  );
}

/** Fills the gap above the text, so that it shifts nothing when it appears. */
const Gap = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  height: 44,
  marginTop: -44,
  '& > a': {
    display: 'block',
    overflow: 'hidden',
    lineHeight: '44px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
}));
