import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROJECTS } from '../../../../.generated/projects';
import { LiveProject } from '../../../exercise/finished/demos/LiveProject';
import * as texts from '../../../texts/en/lessonProject';

interface ProjectTopProps {
  lessonId: string;
}

/** Demo of a finished project, shown at the top of the lesson where the reader starts to build it. */
export function ProjectTop({ lessonId }: ProjectTopProps) {
  const project = PROJECTS.find((one) => one.lessonId === lessonId);
  return project ? (
    <Box component="section" aria-labelledby="finished-project" sx={{ mb: 5 }}>
      <Typography variant="h2" id="finished-project" sx={{ mb: 2 }}>
        {texts.whatYouWillBuild}
      </Typography>
      <LiveProject project={project} />
    </Box>
  ) : null;
}
