import { siteHref } from '../../content/basePath';
import { courseAddress } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { PathStep } from './programPaths';
import styles from './ProgramStep.module.css';

interface ProgramStepProps {
  step: PathStep;
}

/** A step of a program: what to learn, how long it takes, and the checkpoint that closes it. */
export function ProgramStep({ step }: ProgramStepProps) {
  const { course, modules, project } = step;
  const { checkpoint } = step.step;

  return (
    <li className={styles.step}>
      <div className={styles.work}>
        <h3>
          <a href={siteHref(courseAddress(course.slug))}>{course.title}</a>
        </h3>
        <p className={styles.facts}>
          {countOf(modules.length, 'module')} · {countOf(step.lessons, 'lesson')} ·{' '}
          {formatMinutes(step.minutes)}
        </p>
        <ul className={styles.modules}>
          {modules.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
          {project ? <li>Project: {project.title}</li> : null}
        </ul>
      </div>
      <div className={styles.checkpoint}>
        <p className={styles.label}>checkpoint</p>
        <h4>{checkpoint.title}</h4>
        <p>Go on when you can show:</p>
        <ul>
          {checkpoint.shows.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
