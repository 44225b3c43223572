import Chip from '@mui/material/Chip';
import { siteHref } from '../../content/basePath';
import { lessonAddress } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { Module } from '../../content/model';
import {
  lessonFacts,
  moduleTotals,
  type LessonFacts,
  type TutorialMap,
} from '../../content/totals';
import { LessonMark } from '../../progress/widgets/LessonMark';
import styles from './Syllabus.module.css';

interface SyllabusModuleProps {
  module: Module;
  tutorials: TutorialMap;
  startsOpen: boolean;
}

/** A module: what it leads to, and its lessons. */
export function SyllabusModule({ module, tutorials, startsOpen }: SyllabusModuleProps) {
  const totals = moduleTotals(module, tutorials);
  return (
    <details className={styles.module} open={startsOpen}>
      <summary>
        <h3>{module.title}</h3>
        <span className={styles.facts}>
          {countOf(totals.lessons, 'lesson')}, {formatMinutes(totals.minutes)}
        </span>
      </summary>
      <div className={styles.body}>
        <p>{module.summary}</p>
        <ol className={styles.lessons}>
          {module.lessons.map((lesson) => {
            const facts = lessonFacts(lesson, tutorials);
            return <SyllabusLesson key={facts.id} facts={facts} />;
          })}
        </ol>
      </div>
    </details>
  );
}

interface SyllabusLessonProps {
  facts: LessonFacts;
}

function SyllabusLesson({ facts: { id, title, slug, minutes, exercises } }: SyllabusLessonProps) {
  return (
    <li>
      <span className={styles.lesson}>
        {slug ? <a href={siteHref(lessonAddress(slug))}>{title}</a> : title}
        {slug ? <LessonMark lessonId={id} /> : <Chip label="outline" />}
      </span>
      <span className={styles.facts}>
        {formatMinutes(minutes)}
        {exercises > 0 ? `, ${countOf(exercises, 'exercise')}` : null}
      </span>
    </li>
  );
}
