import { styled } from '@mui/material/styles';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { LessonOutline } from '../../content/lesson';
import type { LessonFrame, LessonText } from './lessonCode';

interface LessonBodyProps {
  lesson: LessonOutline;
  frame: LessonFrame;
  text: LessonText;
}

/** The lesson itself, from its first paragraph to what comes after. A section with code comes to life on its own. */
export function LessonBody({ lesson, frame, text }: LessonBodyProps) {
  return (
    <>
      {lesson.sections.map(({ id, hasCode }) => {
        const Boundary = hasCode ? Deferred : Static;
        return (
          <Boundary key={id} code={text}>
            {({ SectionText, sections }) => {
              const section = sections.find((one) => one.id === id);
              return section ? <SectionText lesson={lesson} section={section} /> : null;
            }}
          </Boundary>
        );
      })}
      <End>
        <Deferred code={text}>
          {({ DoneMark, next }) => <DoneMark lesson={lesson} next={next} />}
        </Deferred>
        <Static code={frame}>
          {({ NextLessons, details }) => <NextLessons lesson={details} />}
        </Static>
      </End>
    </>
  );
}

const End = styled('footer')({ display: 'grid', gap: 40, marginTop: 72 });
