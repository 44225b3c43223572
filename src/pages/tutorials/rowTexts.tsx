/** Static texts of the lesson list. */
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lessonAddress } from '../../site/addresses';
import type { TutorialFacts } from '../../content/lesson';
import type { Subject } from '../../content/model';

interface SubjectTextProps {
  subject: Subject;
  /** Id of the heading, which labels the subject's section. */
  titleId: string;
}

/** Name and summary of a subject. */
export function SubjectText({ subject: { name, summary }, titleId }: SubjectTextProps) {
  return (
    <>
      <Typography variant="h2" id={titleId} sx={{ fontSize: '1.625rem' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: '44ch', mt: 1.5, color: 'text.secondary' }}>
        {summary}
      </Typography>
    </>
  );
}

interface LessonTextProps {
  lesson: TutorialFacts;
}

/** Title and description of a lesson. The link covers the row. */
export function LessonText({ lesson: { slug, title, description } }: LessonTextProps) {
  return (
    <>
      <Typography variant="h4" sx={{ lineHeight: 1.3 }}>
        <Link
          href={lessonAddress(slug)}
          underline="hover"
          sx={{
            color: 'text.primary',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title}
        </Link>
      </Typography>
      <Typography
        variant="body2"
        sx={{ maxWidth: 'var(--prose-width)', mt: 0.5, lineHeight: 1.5, color: 'text.secondary' }}
      >
        {description}
      </Typography>
    </>
  );
}
