import Typography from '@mui/material/Typography';
import { outlinedLessons, type Finished } from '../../../content/outlines/courseOutline';
import { countOf } from '../../../texts/en/format';

interface FinishedNoticeProps {
  finished: Finished;
}

/** Announces a finished module, course, or program. */
export function FinishedNotice({ finished: { module, course, programs } }: FinishedNoticeProps) {
  return (
    <>
      <Typography variant="subtitle1">
        {course
          ? `You've finished ${course.title}: all ${countOf(outlinedLessons(course).length, 'lesson')}.`
          : `You've finished the module “${module.title}”.`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{module.summary}</Typography>
      {programs.map(({ id, title }) => (
        <Typography key={id} sx={{ mt: 1 }}>
          You've also finished every lesson in the program “{title}”. Use its checkpoints to see
          what stuck.
        </Typography>
      ))}
    </>
  );
}
