import type { LazyModule } from '../../components/lazyModule';
import { Deferred } from '../../components/prerendered/Deferred';
import type { LessonOutline, LessonSection } from '../../content/lesson';
import type * as lessonPart from './lessonPart';

/** The code of what comes later, and the text. */
export type LessonPart = LazyModule<typeof lessonPart & { sections: readonly LessonSection[] }>;

interface LessonBodyProps {
  lesson: LessonOutline;
  part: LessonPart;
}

/** The lesson itself, from its first paragraph to what comes after. Each section comes to life on its own. */
export function LessonBody({ lesson, part }: LessonBodyProps) {
  return (
    <>
      {lesson.sectionIds.map((id) => (
        <Deferred key={id} code={part}>
          {({ SectionText, sections }) => {
            const section = sections.find((one) => one.id === id);
            return section ? <SectionText lessonId={lesson.id} section={section} /> : null;
          }}
        </Deferred>
      ))}
      <Deferred code={part}>{({ LessonEnd }) => <LessonEnd lesson={lesson} />}</Deferred>
    </>
  );
}
