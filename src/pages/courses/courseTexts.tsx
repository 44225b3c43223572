import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FIRST_LESSON } from '../../../.generated/starts';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { CourseCover } from '../../components/cover/CourseCover';
import { DottedList } from '../../components/DottedList';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES, courseAddress, lessonAddress } from '../../site/addresses';
import { LEVEL_NAMES } from '../../content/levels';
import { countOf, formatMinutes } from '../../content/format';
import type { CourseSummary } from '../../content/summary';
import { head } from './head';
import { HoursBar } from './HoursBar';

export { HoursKey } from './HoursKey';

/** The top of the page. */
export function CoursesHeader() {
  return <PageHeader title={head.title} lead={head.description} />;
}

/** The way on for those whom the list leaves undecided. */
export function CoursesClosing() {
  return (
    <CallCard
      id="first"
      title="Not sure where to start?"
      text="If you've never written code, start with the first lesson. If you have, a few short questions find your starting point."
    >
      <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>Start the first lesson</ButtonLink>
      <ButtonLink to={`${ADDRESSES.tutorials}#already-title`} variant="outlined">
        Answer the questions
      </ButtonLink>
    </CallCard>
  );
}

interface CourseProps {
  course: CourseSummary;
}

/** What a course of the list is about, with its cover. */
export function CourseText({ course }: CourseProps) {
  const { slug, title, description, level, topics, cover, totals } = course;
  return (
    <Covered>
      <Title>
        <Typography variant="label" sx={{ color: 'secondary.main' }}>
          {LEVEL_NAMES[level]}
        </Typography>
        <CourseTitle variant="h2">
          <WholeEntryLink href={courseAddress(slug)} underline="hover">
            {title}
            <ArrowForwardRounded />
          </WholeEntryLink>
        </CourseTitle>
      </Title>
      <Cover motif={cover} totals={totals} />
      <About>
        <Typography sx={{ maxWidth: 'var(--prose-width)', color: 'text.secondary' }}>
          {description}
        </Typography>
        <Topics aria-label="Topics">
          {topics.map((topic) => (
            <li key={topic}>
              <Chip variant="outlined" label={topic} sx={{ bgcolor: 'background.paper' }} />
            </li>
          ))}
        </Topics>
      </About>
    </Covered>
  );
}

/** What was counted in a course of the list. */
export function CourseFacts({ course: { totals } }: CourseProps) {
  return (
    <>
      <HoursBar minutes={totals.minutes} />
      <Typography sx={{ mt: 1.5, fontWeight: 'fontWeightBold' }}>
        {formatMinutes(totals.minutes)}
      </Typography>
      <DottedList sx={{ mt: 0.5 }}>
        <li>{countOf(totals.modules, 'module')}</li>
        <li>{countOf(totals.lessons, 'lesson')}</li>
        <li>{countOf(totals.exercises, 'exercise')}</li>
      </DottedList>
    </>
  );
}

/** The cover is beside the title on a narrow screen, and beside all of the text on a wide one. */
const Covered = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"title cover" "about about" / minmax(0, 1fr) 112px',
  gap: '10px 16px',
  alignItems: 'start',
  // The longest word of a title has to fit beside it.
  '@media (max-width: 22.4em)': { gridTemplateColumns: 'minmax(0, 1fr) 80px' },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: '"cover title" "cover about" 1fr / 208px minmax(0, 1fr)',
    columnGap: 32,
  },
  '@media print': { display: 'block' },
}));

const Title = styled('div')({ gridArea: 'title' });

/** As large as any of its level, and smaller on the narrowest screens. */
const CourseTitle = styled(Typography)({
  marginTop: 6,
  // With the gap beside it, room for the arrow.
  paddingRight: 20,
  fontSize: 'clamp(1.375rem, min(6.6vw, 1.35rem + 1.2vw), 2.25rem)',
});

/** The target is the entry, of which the box to compare it lies above the link. */
const WholeEntryLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& > svg': {
    width: 20,
    height: 20,
    // Takes no width of its own, so that it is never alone on a line.
    marginInline: '8px -28px',
    verticalAlign: '-0.05em',
    color: theme.vars.palette.primary.main,
    '@media print': { display: 'none' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > svg': { transition: theme.transitions.create('translate') },
    '&:hover > svg': { translate: '4px 0' },
  },
}));

/** Lines of about one length, so that none has one topic alone. */
const Topics = styled('ul')({
  margin: '13px 0 0 -6px',
  padding: 0,
  listStyle: 'none',
  textWrap: 'balance',
  '& > li': { display: 'inline-block', margin: '3px 0 3px 6px' },
});

const Cover = styled(CourseCover)({ gridArea: 'cover' });

const About = styled('div')({ gridArea: 'about' });
