import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { lessonAddress } from '../../site/addresses';
import type { Course } from '../../content/model';
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
        </div>
        <div>
          <Typography variant="h3">It is done when</Typography>
          <Points>
            {project.acceptance.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
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

/** Boxes as if to be ticked, on paper too. */
const Points = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  marginTop: 16,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    maxWidth: 'var(--prose-width)',
    padding: '0 0 14px 32px',
    '@media print': { paddingBottom: 6, breakInside: 'avoid' },
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '0.4em',
    left: 0,
    width: 14,
    height: 14,
    border: `1.5px solid ${theme.vars.palette.site.lineStrong}`,
    borderRadius: 4,
  },
}));
