import Box from '@mui/material/Box';
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
      <Box component="ul" sx={{ display: 'grid', gap: { xs: 6, sm: 5 }, p: 0, listStyle: 'none' }}>
        {PROJECTS.map((project) => (
          <li key={project.lessonId}>
            <LiveProject project={project}>
              <ProjectWords project={project} />
            </LiveProject>
          </li>
        ))}
      </Box>
    </Section>
  );
}
