import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { PROJECTS } from '../../../.generated/projects';
import type { ProgramSummary } from '../../content/summary';
import { ProjectShelf } from '../../exercise/finished/demos/ProjectShelf';
import * as texts from '../../texts/en/programProjects';
import { findPath } from './programPaths';

interface ProgramProjectsProps {
  program: ProgramSummary;
}

/** Demos of a program's finished projects. Renders nothing for a program without projects. */
export function ProgramProjects({ program }: ProgramProjectsProps) {
  const lessons = findPath(program.id).steps.flatMap(({ modules }) =>
    modules.flatMap((module) => module.lessons),
  );
  const projects = PROJECTS.filter(({ lessonId }) => lessons.some((id) => id === lessonId));
  if (projects.length === 0) return null;
  return (
    <Box sx={{ mt: { sm: 6 }, '& > details, & > details:first-of-type': { border: { sm: 0 } } }}>
      <Typography variant="h3" sx={{ display: { xs: 'none', sm: 'block' }, mb: 3 }}>
        {texts.title}
      </Typography>
      <Disclosure isWide openFrom="sm" summary={texts.titleWithCount(projects.length)}>
        <ProjectShelf projects={projects} heading="h4" />
      </Disclosure>
    </Box>
  );
}
