import Typography from '@mui/material/Typography';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { CardGrid, LinkCard } from '../../components/cards';
import { programTime } from '../../components/programTime';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import * as texts from '../../texts/en/courseSections';
import { courses } from '../../../.generated/school/courses';
import type { Course } from '../../content/model';
import { programs } from '../../../.generated/school/programs';
import { shareIn } from './programShares';

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
  if (!only || (others.length === 0 && only.share === texts.wholeCourse)) return null;

  return (
    <Section id="programs" title={texts.programs} intro={texts.programsIntro(related.length)}>
      <CardGrid narrowest={320}>
        {related.map(({ summary: { id, title, description, checkpoints, ...time }, share }) => (
          <LinkCard key={id} href={`${ADDRESSES.programs}#${id}`} title={title}>
            <Typography sx={{ fontWeight: 'fontWeightBold' }}>{share}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{description}</Typography>
            <Typography variant="body2" sx={{ mt: 'auto', pt: 1.5, color: 'text.secondary' }}>
              {texts.programFacts(programTime(time), checkpoints)}
            </Typography>
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}
