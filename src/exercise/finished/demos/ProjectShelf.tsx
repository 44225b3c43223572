import { styled } from '@mui/material/styles';
import type { FinishedProject } from '../../../content/exercises/project';
import { LiveProject } from './LiveProject';
import { ProjectWords } from './ProjectWords';

interface ProjectShelfProps {
  projects: readonly FinishedProject[];
  /** Heading level of each project's name. */
  heading?: 'h3' | 'h4';
}

/** List of finished projects with live demos. On wide screens, they're side by side. */
export function ProjectShelf({ projects, heading }: ProjectShelfProps) {
  return (
    <Shelf>
      {projects.map((project) => (
        <li key={project.lessonId}>
          <LiveProject project={project}>
            <ProjectWords project={project} heading={heading} />
          </LiveProject>
        </li>
      ))}
    </Shelf>
  );
}

/** Below the `lg` breakpoint, each project's text is next to its `ProjectScreen`. */
const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '48px 32px',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
    // Gives every `ProjectScreen` in a row the same height.
    '--window-height': '20rem',
  },
}));
