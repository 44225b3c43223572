import { PROJECTS } from '../../../.generated/projects';
import { Section } from '../../components/Section';
import { ProjectShelf } from '../../exercise/finished/demos/ProjectShelf';

/** Live demos of the finished projects. */
export function Projects() {
  if (PROJECTS.length === 0) return null;
  return (
    <Section
      id="projects"
      title="What you'll build"
      intro="You'll build each of these projects yourself, part by part, in the last lesson of its course. Try them here first."
    >
      <ProjectShelf projects={PROJECTS} />
    </Section>
  );
}
