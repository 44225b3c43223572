import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../components/CheckList';
import { Section } from '../../components/Section';
import { lessonAddress, mockAddress } from '../../site/addresses';
import type { Course, CourseSlug } from '../../content/model';
import { lessonsOf } from '../../content/path';
import { lessonFacts } from '../../content/totals';
import { tutorials } from './tutorials';

interface CourseProjectProps {
  course: Course;
}

/** The work the course ends in, and how to tell that it is done. */
export function CourseProject({ course }: CourseProjectProps) {
  const { project } = course;
  const last = lessonsOf(course).at(-1);
  return (
    <Section id="project" title="The project">
      <Halves>
        <div>
          <Typography variant="h3">{project.title}</Typography>
          <Typography sx={{ maxWidth: 'var(--prose-width)', mt: 2 }}>{project.brief}</Typography>
          {last === undefined ? null : (
            <Typography sx={{ mt: 2 }}>
              You build it in the last lesson:{' '}
              <Link href={lessonAddress(lessonFacts(last, tutorials).slug)}>
                {lessonFacts(last, tutorials).title}
              </Link>
            </Typography>
          )}
          {course.mock ? (
            <Typography sx={{ mt: 2 }}>
              Practice as often as you like, against the clock:{' '}
              <Link href={mockAddress(course.slug as CourseSlug)}>mock interviews</Link>
            </Typography>
          ) : null}
        </div>
        <div>
          <Typography variant="h3">You're done when</Typography>
          <CheckList sx={{ mt: 2 }}>
            {project.acceptance.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </CheckList>
        </div>
      </Halves>
    </Section>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px clamp(32px, 6vw, 80px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr' },
}));
