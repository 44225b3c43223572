import { styled } from '@mui/material/styles';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { LessonOutline, SectionOutline } from '../../content/lesson';
import { FigureCodeContext } from '../../figures/FigureCode';
import { projectTop, type LessonFrame, type LessonText, type SectionCode } from './lessonCode';

export interface LessonBodyProps {
  lesson: LessonOutline;
  /** The lesson's sections, each with the components and data that it's rendered with. */
  sections: readonly (SectionOutline & { code: SectionCode })[];
  frame: LessonFrame;
  text: LessonText;
}

/** Lesson text and the footer. Only sections with interactive code are hydrated. */
export function LessonBody({ lesson, sections, frame, text }: LessonBodyProps) {
  return (
    <>
      {lesson.isProject ? (
        <Deferred code={projectTop}>
          {({ ProjectTop }) => <ProjectTop lessonId={lesson.id} />}
        </Deferred>
      ) : null}
      {sections.map(({ id, hasCode, code }) => {
        const Boundary = hasCode ? Deferred : Static;
        return (
          <Boundary key={id} code={code}>
            {({ SectionText, sections: texts, figures }) => {
              const section = texts.find((one) => one.id === id);
              return section ? (
                <FigureCodeContext value={figures}>
                  <SectionText lesson={lesson} section={section} />
                </FigureCodeContext>
              ) : null;
            }}
          </Boundary>
        );
      })}
      <End>
        <Deferred code={text}>
          {({ DoneMark, details }) => <DoneMark lesson={lesson} details={details} />}
        </Deferred>
        <Static code={frame}>
          {({ NextLessons, details }) => <NextLessons lesson={details} />}
        </Static>
      </End>
    </>
  );
}

const End = styled('footer')({ display: 'grid', gap: 40, marginTop: 72 });
