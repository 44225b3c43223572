import Typography from '@mui/material/Typography';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { CardGrid, LinkCard } from '../../components/cards';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { Course } from '../../content/model';
import { programs } from '../../content/programs';

interface CourseNextProps {
  course: Course;
}

/** The programs that take the course up, where there are some. */
export function CourseNext({ course }: CourseNextProps) {
  const ids = programs
    .filter(({ steps }) => steps.some((step) => step.course === course.id))
    .map(({ id }) => id);
  const related = PROGRAM_SUMMARIES.filter(({ id }) => ids.includes(id));
  if (related.length === 0) return null;

  return (
    <Section
      id="programs"
      title="Programs with this course"
      intro="A program puts courses, or parts of them, in order and adds checkpoints."
    >
      <CardGrid narrowest={320}>
        {related.map(({ id, title, description, checkpoints, totals }) => (
          <LinkCard key={id} href={`${ADDRESSES.programs}#${id}`} title={title}>
            <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
            <Typography variant="label" sx={{ mt: 'auto', pt: 1.5 }}>
              {formatMinutes(totals.minutes)}, {countOf(checkpoints, 'checkpoint')}
            </Typography>
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}
