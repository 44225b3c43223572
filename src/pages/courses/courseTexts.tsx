import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '../../components/FactList';
import { PageHeader } from '../../components/PageHeader';
import { courseAddress } from '../../site/addresses';
import { LEVEL_NAMES } from '../../content/levels';
import { formatMinutes } from '../../content/format';
import type { CourseSummary } from '../../content/summary';
import { head } from './head';
import { HoursBar } from './HoursBar';

/** The top of the page. */
export function CoursesHeader() {
  return <PageHeader title={head.title} lead={head.description} />;
}

interface CourseProps {
  course: CourseSummary;
}

/** What a course of the list is about. */
export function CourseText({ course }: CourseProps) {
  const { slug, title, description, level, topics } = course;
  return (
    <>
      <Typography variant="label" sx={{ color: 'secondary.main' }}>
        {LEVEL_NAMES[level]}
      </Typography>
      <Typography variant="h2" sx={{ mt: 0.75 }}>
        <Link
          href={courseAddress(slug)}
          underline="hover"
          sx={{ color: 'inherit', '&:hover': { color: 'primary.main' } }}
        >
          {title}
        </Link>
      </Typography>
      <Typography sx={{ maxWidth: '56ch', mt: 1.25, color: 'text.secondary' }}>
        {description}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        aria-label="Topics"
        sx={{ flexWrap: 'wrap', gap: 0.75, mt: 2, p: 0, listStyle: 'none' }}
      >
        {topics.map((topic) => (
          <li key={topic}>
            <Chip label={topic} />
          </li>
        ))}
      </Stack>
    </>
  );
}

/** What was counted in a course of the list. */
export function CourseFacts({ course: { totals } }: CourseProps) {
  return (
    <>
      <HoursBar minutes={totals.minutes} />
      <FactList
        layout="table"
        facts={[
          { label: 'Time', value: formatMinutes(totals.minutes) },
          { label: 'Modules', value: totals.modules },
          { label: 'Lessons', value: totals.lessons },
          { label: 'Exercises', value: totals.exercises },
        ]}
      />
    </>
  );
}
