import Typography from '@mui/material/Typography';
import { checksHeading, type LessonOutline, type LessonSection } from '../../content/lesson';
import * as texts from '../../texts/en/lessonText';
import { Blocks } from './blocks/Blocks';
import styles from './prose.module.css';

export interface SectionTextProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds' | 'readOn' | 'language'>;
  section: LessonSection;
}

/** A section of a lesson's text. */
export function SectionText({ lesson, section: { id, kind, blocks } }: SectionTextProps) {
  const text = <Blocks lesson={lesson}>{blocks}</Blocks>;
  if (kind === 'text') {
    return (
      <div className={`render-near ${styles.prose}`} lang={lesson.language}>
        {text}
      </div>
    );
  }
  const heading = checksHeading(id);
  return (
    <section className={`render-near ${styles.prose}`} aria-labelledby={heading}>
      <h2 id={heading}>{texts.checkYourself}</h2>
      <Typography className="screen-only">{texts.howToCheck}</Typography>
      {/* Wraps the text in one element, because the section adds space between its children. */}
      <div lang={lesson.language}>{text}</div>
    </section>
  );
}
