import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FinishedProject } from '../../../content/exercises/project';
import { lessonAddress } from '../../../site/addresses';
import * as texts from '../../../texts/en/projectShelf';

interface ProjectWordsProps {
  project: FinishedProject;
  /** Heading level of the project's name. */
  heading?: 'h3' | 'h4';
}

/** Text about a project in a list: its course, name, brief, and a link to build it. */
export function ProjectWords({ project, heading = 'h3' }: ProjectWordsProps) {
  const { course, title, brief, slug, parts } = project;
  return (
    <>
      <div>
        <Typography variant="label" sx={{ color: 'text.secondary' }}>
          {course}
        </Typography>
        <Typography variant="h3" component={heading} sx={{ mt: 0.5, color: 'text.primary' }}>
          {title}
        </Typography>
      </div>
      <Typography sx={{ color: 'text.secondary' }}>{brief}</Typography>
      <Button href={lessonAddress(slug)} sx={{ alignSelf: 'start', marginInlineStart: -2.25 }}>
        {texts.build(parts)}
      </Button>
    </>
  );
}
