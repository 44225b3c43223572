import { countOf } from '../../../texts/en/format';
import type { LessonOutline } from '../../../content/lesson';
import { Deferred } from '../../../prerendered/Deferred';
import { Static } from '../../../prerendered/Static';
import { lessonTools, type LessonFrame } from '../lessonCode';

interface LessonIntroProps {
  lesson: LessonOutline;
  frame: LessonFrame;
}

/**
 * Outcomes, prerequisites, actions, and, on narrow screens, the table of contents. Collapsed by default,
 * so that the lesson starts with its first example. Printing expands it.
 */
export function LessonIntro({ lesson, frame }: LessonIntroProps) {
  return (
    // Styled in `prose.module.css`: the first paint shouldn't wait for CSS-in-JS.
    <details data-lesson-intro>
      <Summary lesson={lesson} />
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
    </details>
  );
}

function Summary({ lesson: { goals, needs } }: Pick<LessonIntroProps, 'lesson'>) {
  return (
    <summary>
      <span>
        <span>Learn {countOf(goals, 'thing')}</span>
        {needs === undefined ? null : (
          <span>{needs === 0 ? 'No prerequisites' : countOf(needs, 'prerequisite')}</span>
        )}
        <span data-narrow>Contents</span>
        <span>Bookmark, share, print</span>
      </span>
    </summary>
  );
}
