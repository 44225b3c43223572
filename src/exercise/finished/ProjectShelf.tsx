import { styled } from '@mui/material/styles';
import type { FinishedProject } from '../../content/project';
import { LiveProject } from './LiveProject';
import { ProjectWords } from './ProjectWords';

interface ProjectShelfProps {
  projects: readonly FinishedProject[];
  /** Of each project's name. */
  heading?: 'h3' | 'h4';
}

/** Finished projects to try, one below the other, or side by side where all have room. */
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

/** Up to a tablet each project has its words next to it. */
const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '48px 32px',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
    // Windows that are side by side end on one line (`ProjectScreen`).
    '--window-height': '20rem',
  },
}));
