import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import { courseAddress } from '../../site/addresses';
import { courses } from '../../../.generated/school/courses';
import type { Course } from '../../content/model';
import { neededFirst } from '../../content/outlines/path';
import * as texts from '../../texts/en/courseSections';
import { touchRow } from '../../theme/targets';

interface PrerequisitesProps {
  course: Course;
}

/** The courses to take first, and other requirements. */
export function Prerequisites({ course }: PrerequisitesProps) {
  const first = neededFirst(course, courses);
  return (
    <Section id="needed" title={texts.prerequisites}>
      <Needs>
        <div>
          <dt>{texts.takeFirst}</dt>
          {first.length === 0 ? <dd>{texts.noneFirst}</dd> : null}
          {first.map(({ id, slug, title, through }) => {
            const link = (
              <Link href={courseAddress(slug)} sx={touchRow}>
                {title}
              </Link>
            );
            return <dd key={id}>{through === undefined ? link : texts.upTo(link, through)}</dd>;
          })}
        </div>
        {course.alsoNeeded.length > 0 ? (
          <div>
            <dt>{texts.alsoNeeded}</dt>
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
