import { Section } from '../../components/Section';
import { formatMinutes } from '../../content/format';
import type { Project } from '../../content/model';
import styles from './CourseProject.module.css';

interface CourseProjectProps {
  project: Project;
}

/** The work the course ends in, and how to tell that it is done. */
export function CourseProject({ project }: CourseProjectProps) {
  return (
    <Section id="project" title="The project">
      <div className={styles.project}>
        <div>
          <h3>{project.title}</h3>
          <p className={styles.time}>{formatMinutes(project.minutes)}</p>
          <p className={styles.brief}>{project.brief}</p>
        </div>
        <div>
          <h3>It is done when</h3>
          <ul className={styles.acceptance}>
            {project.acceptance.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
