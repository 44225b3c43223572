import { HydrateLater } from '../../components/HydrateLater';
import { useLazyModule, type LazyModule } from '../../components/lazyModule';
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
        <HydrateLater key={id} code={part}>
          <Section lessonId={lesson.id} id={id} part={part} />
        </HydrateLater>
      ))}
      <HydrateLater code={part}>
        <End lesson={lesson} part={part} />
      </HydrateLater>
    </>
  );
}

interface SectionProps {
  lessonId: string;
  id: string;
  part: LessonPart;
}

function Section({ lessonId, id, part }: SectionProps) {
  const { SectionText, sections } = useLazyModule(part);
  const section = sections.find((one) => one.id === id);
  return section ? <SectionText lessonId={lessonId} section={section} /> : null;
}

function End({ lesson, part }: LessonBodyProps) {
  const { LessonEnd } = useLazyModule(part);
  return <LessonEnd lesson={lesson} />;
}
