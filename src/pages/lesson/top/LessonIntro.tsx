import type { LessonOutline } from '../../../content/lesson';
import { Deferred } from '../../../prerendered/Deferred';
import { Static } from '../../../prerendered/Static';
import { lessonTools, type LessonFrame } from '../lessonCode';
import * as texts from '../../../texts/en/lesson';

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
        <span>{texts.goals(goals)}</span>
        {needs === undefined ? null : <span>{texts.prerequisites(needs)}</span>}
        <span data-narrow>{texts.contents}</span>
        <span>{texts.actions}</span>
      </span>
    </summary>
  );
}
