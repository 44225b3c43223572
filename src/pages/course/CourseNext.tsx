import Typography from '@mui/material/Typography';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { CardGrid, LinkCard } from '../../components/cards';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import { countOf, formatMinutes } from '../../texts/en/format';
import { courses } from '../../../.generated/school/courses';
import type { Course } from '../../content/model';
import { programs } from '../../../.generated/school/programs';
import { shareIn, WHOLE_COURSE } from './programShares';

interface CourseNextProps {
  course: Course;
}

/**
 * Cards for the programs that include the course, and how they differ. Renders nothing if there are none, or
 * only one that is the course itself.
 */
export function CourseNext({ course }: CourseNextProps) {
  const related = programs
    .filter(({ steps }) => steps.some((step) => step.course === course.id))
    .flatMap((program) => {
      const summary = PROGRAM_SUMMARIES.find(({ id }) => id === program.id);
      return summary ? [{ summary, share: shareIn(program, course, courses) }] : [];
    });
  const [only, ...others] = related;
  if (!only || (others.length === 0 && only.share === WHOLE_COURSE)) return null;

  return (
    <Section
      id="programs"
      title="Programs that include this course"
      intro={`A program is a longer path through the courses, with checkpoints.${others.length > 0 ? ' These programs differ in how much of this course they use and in what they add.' : ''}`}
    >
      <CardGrid narrowest={320}>
        {related.map(({ summary: { id, title, description, checkpoints, totals }, share }) => (
          <LinkCard key={id} href={`${ADDRESSES.programs}#${id}`} title={title}>
            <Typography sx={{ fontWeight: 'fontWeightBold' }}>{share}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{description}</Typography>
            <Typography variant="body2" sx={{ mt: 'auto', pt: 1.5, color: 'text.secondary' }}>
              {formatMinutes(totals.minutes)}, {countOf(checkpoints, 'checkpoint')}
            </Typography>
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}
