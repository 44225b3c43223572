import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lessonAddress } from '../../site/addresses';
import type { LessonLink, LessonDetails } from '../../content/lesson';

const WAYS = {
  previous: { label: 'Previous', mark: { '&::before': { content: '"← " / ""' } }, align: 'left' },
  next: { label: 'Next', mark: { '&::after': { content: '" →" / ""' } }, align: 'right' },
} as const;

interface NextLessonsProps {
  lesson: Pick<LessonDetails, 'previous' | 'next' | 'opens'>;
}

/** Where to go from a lesson: to its neighbors, and to the courses that can be begun after it. */
export function NextLessons({ lesson: { previous, next, opens } }: NextLessonsProps) {
  return (
    <Stack spacing={5}>
      {previous || next ? (
        <Box
          component="nav"
          className="screen-only"
          aria-label="Previous and next lesson"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
            gap: 2,
          }}
        >
          {previous ? <Neighbor way="previous" lesson={previous} /> : null}
          {next ? <Neighbor way="next" lesson={next} /> : null}
        </Box>
      ) : null}
      {opens.length > 0 ? (
        <section aria-labelledby="others-title">
          <Typography variant="label" component="h2" id="others-title" sx={{ mb: 1 }}>
            {opens.length === 1 ? 'A course' : 'Courses'} you can now begin
          </Typography>
          <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
            {opens.map(({ id, slug, title }) => (
              <li key={id}>
                <Link href={lessonAddress(slug)} sx={{ display: 'inline-block', py: 0.75 }}>
                  {title}
                </Link>
              </li>
            ))}
          </Box>
        </section>
      ) : null}
    </Stack>
  );
}

interface NeighborProps {
  way: keyof typeof WAYS;
  lesson: LessonLink;
}

function Neighbor({ way, lesson: { slug, title } }: NeighborProps) {
  const { label, mark, align } = WAYS[way];
  return (
    <Card>
      <CardActionArea
        href={lessonAddress(slug)}
        sx={{ height: '100%', py: 2, px: 2.5, textAlign: { xs: 'left', sm: align } }}
      >
        <Typography variant="label" component="span" sx={{ display: 'block', mb: 0.75, ...mark }}>
          {label}
        </Typography>
        <Typography variant="subtitle1" component="span" sx={{ color: 'primary.main' }}>
          {title}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
