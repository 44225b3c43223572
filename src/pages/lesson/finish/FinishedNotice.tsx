import Typography from '@mui/material/Typography';
import { outlinedLessons, type Finished } from '../../../content/outlines/courseOutline';
import * as texts from '../../../texts/en/lessonFinish';

interface FinishedNoticeProps {
  finished: Finished;
}

/** Announces a finished module, course, or program. */
export function FinishedNotice({ finished: { module, course, programs } }: FinishedNoticeProps) {
  return (
    <>
      <Typography variant="subtitle1">
        {course
          ? texts.courseFinished(course.title, outlinedLessons(course).length)
          : texts.moduleFinished(module.title)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{module.summary}</Typography>
      {programs.map(({ id, title }) => (
        <Typography key={id} sx={{ mt: 1 }}>
          {texts.programFinished(title)}
        </Typography>
      ))}
    </>
  );
}
