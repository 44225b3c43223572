import { PROJECTS } from '../../../.generated/projects';
import { Section } from '../../components/Section';
import { ProjectShelf } from '../../exercise/finished/demos/ProjectShelf';
import * as texts from '../../texts/en/homeProjects';

/** Live demos of the finished projects. */
export function Projects() {
  if (PROJECTS.length === 0) return null;
  return (
    <Section id="projects" title={texts.title} intro={texts.intro}>
      <ProjectShelf projects={PROJECTS} />
    </Section>
  );
}
