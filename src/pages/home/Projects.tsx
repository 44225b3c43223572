import { styled } from '@mui/material/styles';
import { PROJECTS } from '../../../.generated/projects';
import { Section } from '../../components/Section';
import { LiveProject } from '../../exercise/finished/LiveProject';
import { ProjectWords } from '../../exercise/finished/ProjectWords';

/** The finished projects, to try before one begins. */
export function Projects() {
  if (PROJECTS.length === 0) return null;
  return (
    <Section
      id="projects"
      title="What you'll build"
      intro="You write each of these yourself, part by part, in the last lesson of its course. Try them here first."
    >
      <Shelf>
        {PROJECTS.map((project) => (
          <li key={project.lessonId}>
            <LiveProject project={project}>
              <ProjectWords project={project} />
            </LiveProject>
          </li>
        ))}
      </Shelf>
    </Section>
  );
}

/** One below the other, each with its words at its side from a tablet on; side by side where all have room. */
const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '48px 32px',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
  },
}));
