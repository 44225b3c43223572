import { styled } from '@mui/material/styles';
import { Disclosure } from '../../components/Disclosure';
import { countOf } from '../../content/format';
import type { LessonOutline } from '../../content/lesson';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { lessonTools, type LessonFrame } from './lessonCode';

interface LessonIntroProps {
  lesson: LessonOutline;
  frame: LessonFrame;
}

/**
 * One line that unfolds: what the lesson teaches and needs, its contents where they aren't next to the text, and what
 * to do with it. Folded, so that the lesson opens with its first example. Paper has all of it.
 */
export function LessonIntro({ lesson, frame }: LessonIntroProps) {
  return (
    <Disclosure isWide data-lesson-intro summary={<Summary lesson={lesson} />}>
      <Static isFirst code={frame}>
        {({ BeforeYouStart, details }) => (
          <BeforeYouStart lesson={details} contents={lesson.contents} />
        )}
      </Static>
      <Deferred isFirst code={lessonTools}>
        {({ LessonTools, CourseBar }) => (
          <>
            <LessonTools lesson={lesson} />
            <CourseBar lesson={lesson} />
          </>
        )}
      </Deferred>
    </Disclosure>
  );
}

function Summary({ lesson: { goals, needs } }: Pick<LessonIntroProps, 'lesson'>) {
  return (
    <Line>
      <span>Learn {countOf(goals, 'thing')}</span>
      {needs === undefined ? null : (
        <span>{needs === 0 ? 'No prerequisites' : countOf(needs, 'prerequisite')}</span>
      )}
      <span data-narrow>Contents</span>
      <span>Bookmark, share, print</span>
    </Line>
  );
}

/** One line, with as many of its items as there is room for: those that wrap are cut off. */
const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  height: '1.6em',
  overflow: 'hidden',
  '& > span + span::before': {
    content: '"·" / ""',
    marginInline: 6,
    color: theme.vars.palette.secondary.main,
  },
  '& > span:first-of-type': { fontWeight: theme.typography.fontWeightMedium },
  '& > [data-narrow]': { [theme.breakpoints.up('lg')]: { display: 'none' } },
}));
