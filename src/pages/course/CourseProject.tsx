import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { formatMinutes } from '../../content/format';
import type { Project } from '../../content/model';

interface CourseProjectProps {
  project: Project;
}

/** The work the course ends in, and how to tell that it is done. */
export function CourseProject({ project }: CourseProjectProps) {
  return (
    <Section id="project" title="The project">
      <Halves>
        <div>
          <Typography variant="h3">{project.title}</Typography>
          <Typography variant="label" sx={{ mt: 0.75 }}>
            {formatMinutes(project.minutes)}
          </Typography>
          <Typography sx={{ maxWidth: 'var(--prose-width)', mt: 2 }}>{project.brief}</Typography>
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
