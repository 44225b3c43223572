import { useRef } from 'react';
import { Section } from '../../components/Section';
import { countOf } from '../../content/format';
import type { Course } from '../../content/model';
import { courseTotals, type TutorialMap } from '../../content/totals';
import { SyllabusModule } from './SyllabusModule';
import { useOpenForPrint } from './useOpenForPrint';
import styles from './Syllabus.module.css';

interface SyllabusProps {
  course: Course;
  tutorials: TutorialMap;
}

/** The course's modules in order; the first is open. */
export function Syllabus({ course, tutorials }: SyllabusProps) {
  const list = useRef<HTMLOListElement>(null);
  useOpenForPrint(list);
  const { modules, lessons, tutorials: toRead } = courseTotals(course, tutorials);

  return (
    <Section
      id="syllabus"
      title="Syllabus"
      intro={`${countOf(modules, 'module')} with ${countOf(lessons, 'lesson')}. ${countOf(toRead, 'lesson')} can be read here now. Those marked outline are planned in detail and have no page yet.`}
      tone="sunken"
    >
      <ol ref={list} className={styles.modules}>
        {course.modules.map((module, index) => (
          <li key={module.id}>
            <SyllabusModule module={module} tutorials={tutorials} startsOpen={index === 0} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
