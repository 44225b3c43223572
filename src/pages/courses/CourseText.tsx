import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PROJECTS } from '../../../.generated/projects';
import { CheckList } from '../../components/CheckList';
import { CourseCover } from '../../components/cover/CourseCover';
import { DottedList } from '../../components/DottedList';
import { ProjectPoster } from '../../exercise/finished/demos/ProjectPoster';
import { courseAddress } from '../../site/addresses';
import { LEVEL_NAMES } from '../../content/levels';
import * as counts from '../../texts/en/counts';
import * as texts from '../../texts/en/coursesStatic';
import { formatMinutes } from '../../texts/en/format';
import type { CourseSummary } from '../../content/summary';
import { findCourse } from '../course/findCourse';
import { languagesOf } from './languages';

interface CourseTextProps {
  course: CourseSummary;
}

/** Content of a course card: cover, description, project, and key stats. */
export function CourseText({ course }: CourseTextProps) {
  const { id, slug, title, description, level, topics, cover, totals } = course;
  const { project } = findCourse(id);
  const languages = languagesOf(topics);
  const finished = PROJECTS.find(({ courseId }) => courseId === id);
  return (
    <>
      <Cover motif={cover} totals={totals} />
      <Title>
        <DottedList sx={{ typography: 'body2' }}>
          <li>{LEVEL_NAMES[level]}</li>
          <li>{formatMinutes(totals.minutes)}</li>
        </DottedList>
        <Typography variant="h3" component="h2" sx={{ mt: 0.5 }}>
          <WholeEntryLink href={courseAddress(slug)} underline="hover">
            {title}
          </WholeEntryLink>
        </Typography>
      </Title>
      <About>{description}</About>
      <Build>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 'fontWeightBold', color: 'primary.main' }}>
            {texts.project}
          </Typography>
          <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
            {project.title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, mb: { sm: 2 } }}>
            {project.brief}
          </Typography>
        </div>
        {finished ? (
          // Decorative: the project is described above, and the course page has a live demo.
          <PicturePlate aria-hidden="true" className="screen-only">
            <ProjectPoster title={project.title} poster={finished.poster} />
          </PicturePlate>
        ) : (
          <Plate>
            <CheckList sx={{ gap: 1, p: 1.5, typography: 'body2' }}>
              {project.acceptance.map((criterion) => (
                <li key={criterion}>{criterion}</li>
              ))}
            </CheckList>
          </Plate>
        )}
      </Build>
      <Facts>
        {languages.length > 0 ? (
          <Typography sx={{ mb: 0.5, fontWeight: 'fontWeightBold' }}>
            {texts.languages(languages)}
          </Typography>
        ) : null}
        <DottedList sx={{ typography: 'body2' }}>
          <li>{counts.modules(totals.modules)}</li>
          <li>{counts.lessons(totals.lessons)}</li>
          <li>{counts.exercises(totals.exercises)}</li>
        </DottedList>
      </Facts>
    </>
  );
}

/** Shorter on phones, where the cards are stacked. */
const Cover = styled(CourseCover)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { height: 112 },
}));

const Title = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5, 0) }));

/** Covers the whole card. The comparison checkbox is above it. */
const WholeEntryLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

const About = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(1, 2.5, 2.5),
  color: theme.vars.palette.text.secondary,
}));

/** Full-width band that highlights the project. Its two rows line up across cards. */
const Build = styled('div')(({ theme }) => ({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  padding: theme.spacing(2, 2.5),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.primaryTint,
}));

/** What the project is like: a picture, or when it's done. */
const Plate = styled('div')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/**
 * Small preview of the finished project. Decorative: the project is described above, and the course page
 * has a live demo.
 */
const PicturePlate = styled(Plate)(({ theme }) => ({
  minHeight: '12.5rem',
  overflow: 'hidden',
  '& pre': { padding: theme.spacing(1.5), fontSize: '0.875rem', lineHeight: '1.25rem' },
  // Crops the picture to the lower left, where the content is: the whole picture would be too small to
  // read.
  '& > div': { position: 'absolute', inset: 0 },
  '& > div > img': {
    position: 'absolute',
    bottom: 0,
    insetInlineStart: 0,
    width: '31rem',
    maxWidth: 'none',
    maxHeight: 'none',
  },
}));

const Facts = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5) }));
