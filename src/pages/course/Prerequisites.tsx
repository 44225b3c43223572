import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import { courseAddress } from '../../site/addresses';
import { courses } from '../../../.generated/school/courses';
import type { Course } from '../../content/model';
import { neededFirst } from '../../content/outlines/path';
import { touchRow } from '../../theme/targets';

interface PrerequisitesProps {
  course: Course;
}

/** The courses to take first, and other requirements. */
export function Prerequisites({ course }: PrerequisitesProps) {
  const first = neededFirst(course, courses);
  return (
    <Section id="needed" title="Before you start">
      <Needs>
        <div>
          <dt>Courses to take first</dt>
          {first.length === 0 ? <dd>None. You can start here.</dd> : null}
          {first.map(({ id, slug, title, through }) => (
            <dd key={id}>
              <Link href={courseAddress(slug)} sx={touchRow}>
                {title}
              </Link>
              {through === undefined ? null : <>, up to “{through}”</>}
            </dd>
          ))}
        </div>
        {course.alsoNeeded.length > 0 ? (
          <div>
            <dt>What you'll need</dt>
            {course.alsoNeeded.map((need) => (
              <dd key={need}>{need}</dd>
            ))}
          </div>
        ) : null}
      </Needs>
    </Section>
  );
}

/** Two columns from the `sm` breakpoint up. */
const Needs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 8),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& dt': { ...theme.typography.h4, color: theme.vars.palette.text.primary },
  '& dd': {
    ...theme.typography.body1,
    maxWidth: 'var(--prose-width)',
    marginTop: theme.spacing(1),
  },
}));
