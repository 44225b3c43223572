import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lessonAddress } from '../../site/addresses';
import { NEXT_REL } from '../../site/speculationRules';
import type { LessonLink, LessonDetails } from '../../content/lesson';
import { alongLine } from '../../theme/alongLine';
import * as texts from '../../texts/en/lessonFrame';
import { CourseEndLinks } from './CourseEndLinks';
import { LESSON_END } from './lessonEnd';

interface NextLessonsProps {
  lesson: Pick<LessonDetails, 'position' | 'previous' | 'next' | 'opens' | 'end'>;
}

/** Links to the next lesson, the previous one, and courses that the reader can start now. */
export function NextLessons({ lesson }: NextLessonsProps) {
  const { position, previous, next, opens, end } = lesson;
  return (
    <Stack spacing={5} useFlexGap className="screen-only">
      {previous || next ? (
        <Neighbors aria-label={texts.neighbors}>
          {next ? <Next lesson={next} /> : null}
          {previous ? (
            <Link href={lessonAddress(previous.slug)} sx={{ py: 1.25 }}>
              {texts.previousLesson(previous.title)}
            </Link>
          ) : null}
        </Neighbors>
      ) : null}
      {end ? <CourseEndLinks course={position.course} end={end} /> : null}
      {opens.length > 0 && !end ? (
        <section aria-labelledby="others-title">
          <Typography variant="label" component="h2" id="others-title" sx={{ mb: 1 }}>
            {texts.coursesToStart(opens.length)}
          </Typography>
          <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
            {opens.map(({ id, slug, title, course }) => (
              <li key={id}>
                <Link href={lessonAddress(slug)} sx={{ display: 'inline-block', py: 1.25 }}>
                  {texts.firstLesson(course, title)}
                </Link>
              </li>
            ))}
          </Box>
        </section>
      ) : null}
    </Stack>
  );
}

interface NextProps {
  lesson: LessonLink;
}

function Next({ lesson: { slug, title } }: NextProps) {
  return (
    <Card variant="outlined" sx={{ borderColor: 'primary.main', bgcolor: 'site.primaryTint' }}>
      <CardActionArea
        href={lessonAddress(slug)}
        rel={NEXT_REL}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 3,
          py: 2.5,
          px: 3,
          color: 'primary.main',
          '&::after': { content: '"→" / ""', typography: 'h2', ...alongLine },
        }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography
            variant="label"
            component="span"
            sx={{ display: 'block', mb: 0.5, color: 'inherit' }}
          >
            {texts.nextLesson}
          </Typography>
          <Typography variant="h3" component="span">
            {title}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

/**
 * Selector for the footer of a lesson whose end already links to another lesson. The footer's own card is
 * hidden then, because it would repeat that link.
 */
const LEADS_ON = `footer:has(#${LESSON_END}[data-leads-on])`;

const Neighbors = styled('nav')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > .MuiCard-root': { justifySelf: 'stretch' },
  [`${LEADS_ON} & > .MuiCard-root, ${LEADS_ON} &:not(:has(> a))`]: { display: 'none' },
});
