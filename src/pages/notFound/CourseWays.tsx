import Box from '@mui/material/Box';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import { CardGrid, LinkCard } from '../../components/cards';
import { CourseCover } from '../../components/cover/CourseCover';
import { Section } from '../../components/Section';
import { courseAddress } from '../../site/addresses';
import * as texts from '../../texts/en/notFoundCourses';

/** Links to all courses, for visitors who don't find the page they were looking for. */
export function CourseWays() {
  return (
    <Section id="courses" title={texts.lookAround}>
      <CardGrid>
        {COURSE_SUMMARIES.map(({ id, slug, title, cover, totals }) => (
          <LinkCard key={id} href={courseAddress(slug)} title={title}>
            <Box sx={{ mt: 'auto', '& > svg': { height: { xs: 96, md: 'auto' } } }}>
              <CourseCover motif={cover} totals={totals} />
            </Box>
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}
