import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DottedList } from '../../../components/DottedList';
import { formatMinutes } from '../../../texts/en/format';
import { courseAddress } from '../../../site/addresses';
import type { LessonDetails } from '../../../content/lesson';
import { LANGUAGE } from '../../../texts/en/language';
import * as texts from '../../../texts/en/lessonFrame';

interface LessonTitleProps {
  lesson: Pick<LessonDetails, 'title' | 'description' | 'position' | 'minutes' | 'language'>;
}

/** Breadcrumb, title, description, and duration. On phones, the description is in the intro. */
export function LessonTitle({
  lesson: { title, description, position, minutes, language },
}: LessonTitleProps) {
  const { course, module, number, of } = position;
  const address = courseAddress(course.slug);
  return (
    <Container component="header" sx={{ pt: { xs: 1, md: 4 }, '@media print': { pt: 0 } }}>
      <Trail className="screen-only" aria-label={texts.breadcrumb}>
        <Link href={address} color="textSecondary" underline="hover">
          {course.title}
        </Link>
        <Link href={`${address}#${module.id}`} color="textSecondary" underline="hover">
          {module.title}
        </Link>
      </Trail>
      <Typography
        variant="h1"
        lang={language}
        sx={{
          maxWidth: '22ch',
          mt: { xs: 0.5, md: 1 },
          // Small enough to leave room for the first example below a long title.
          fontSize: {
            xs: 'clamp(1.75rem, 1rem + 4.5vw, 2.25rem)',
            sm: 'clamp(2.25rem, 1.7rem + 2.2vw, 3.25rem)',
          },
        }}
      >
        {title}
      </Typography>
      <Typography
        variant="lead"
        lang={language}
        sx={{
          display: { xs: 'none', sm: 'block' },
          maxWidth: 'var(--lesson-width)',
          mt: 2,
          '@media print': { display: 'block' },
        }}
      >
        {description}
      </Typography>
      <DottedList sx={{ mt: { xs: 1.5, sm: 2 } }}>
        <li>{texts.lessonOf(number, of)}</li>
        <li>{formatMinutes(minutes)}</li>
      </DottedList>
      {language === undefined ? null : (
        <Typography
          sx={{
            maxWidth: 'var(--lesson-width)',
            mt: 2,
            paddingInlineStart: 2,
            borderInlineStart: '4px solid',
            borderColor: 'secondary.main',
          }}
        >
          {texts.notTranslated(nameOf(language))}
        </Typography>
      )}
    </Container>
  );
}

/** Names a language in the page's language. */
function nameOf(language: string): string {
  return new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(language) ?? language;
}

/** Breadcrumbs on one line, with a truncated module title. With large text, the title goes on a second line. */
const Trail = styled(Breadcrumbs)(({ theme }) => ({
  ...theme.typography.label,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 44, whiteSpace: 'nowrap' },
  '& li:last-child': { flex: '1 1 6rem', minWidth: 0 },
  // As tall as a touch target. `text-overflow` needs a block container.
  '& a': {
    display: 'block',
    paddingBlock: 'calc((45px - 1lh) / 2)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .MuiBreadcrumbs-separator': { color: theme.vars.palette.secondary.main },
}));
