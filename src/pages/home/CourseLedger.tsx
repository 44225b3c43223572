import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { COURSE_SUMMARIES, SITE_FACTS } from '../../../.generated/summaries';
import { CourseCover } from '../../components/cover/CourseCover';
import { DottedList } from '../../components/DottedList';
import { Section } from '../../components/Section';
import { courseAddress } from '../../site/addresses';
import { alongLine } from '../../theme/alongLine';
import * as counts from '../../texts/en/counts';
import { formatMinutes } from '../../texts/en/format';
import * as texts from '../../texts/en/homeSections';
import { LEVEL_NAMES } from '../../content/levels';
import type { CourseSummary } from '../../content/summary';
import { IS_BACK } from '../../progress/continue/begunMarks';

/**
 * List of the courses, one row each, with key stats. For returning readers, its title leaves out the advice
 * to read the syllabus first.
 */
export function CourseLedger() {
  return (
    <Section
      id="courses"
      title={texts.coursesTitle(SITE_FACTS.courses, (text) => (
        <ForNew>{text}</ForNew>
      ))}
      intro={texts.coursesIntro(SITE_FACTS.tutorials, SITE_FACTS.courses)}
      tone="sunken"
    >
      <Ledger>
        {COURSE_SUMMARIES.map((course) => (
          <CourseLine key={course.id} course={course} />
        ))}
      </Ledger>
    </Section>
  );
}

const ForNew = styled('span')({ [`main${IS_BACK} &`]: { display: 'none' } });

interface CourseLineProps {
  course: CourseSummary;
}

function CourseLine({ course }: CourseLineProps) {
  const { slug, title, description, level, cover, totals } = course;
  return (
    <Line>
      <Title direction="row" useFlexGap>
        <Typography variant="h3">
          <WholeLineLink href={courseAddress(slug)}>
            {title}
            <Arrow />
          </WholeLineLink>
        </Typography>
        <Chip variant="outlined" label={LEVEL_NAMES[level]} />
      </Title>
      <Cover motif={cover} totals={totals} />
      <Description>{description}</Description>
      <Facts>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>
          {formatMinutes(totals.minutes)}
        </Typography>
        <DottedList>
          <li>{counts.modules(totals.modules)}</li>
          <li>{counts.lessons(totals.lessons)}</li>
          <li>{counts.exercises(totals.exercises)}</li>
        </DottedList>
      </Facts>
    </Line>
  );
}

const Ledger = styled('ol')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
}));

const Line = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"title cover" "about about" "facts facts" / minmax(0, 1fr) 96px',
  gap: '16px 24px',
  alignItems: 'start',
  paddingBlock: 28,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:has(a:hover)': { borderBottomColor: theme.vars.palette.primary.main },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplate: '"title cover" "about cover" "facts cover" / minmax(0, 1fr) 144px',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"cover title facts" "cover about facts" 1fr / 144px minmax(0, 1fr) 336px',
    gap: '8px 32px',
  },
  '@media print': { display: 'block', breakInside: 'avoid' },
}));

const Title = styled(Stack)({
  gridArea: 'title',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

const Cover = styled(CourseCover)({ gridArea: 'cover' });

const Description = styled(Typography)(({ theme }) => ({
  gridArea: 'about',
  maxWidth: 'var(--prose-width)',
  color: theme.vars.palette.text.secondary,
}));

const Facts = styled('div')({ gridArea: 'facts', display: 'grid', gap: 8 });

const WholeLineLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  fontSize: 'clamp(1.3125rem, 1.2rem + 0.6vw, 1.625rem)',
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** Shows that the row is a link on devices without hover. */
const Arrow = styled(ArrowForwardRounded)(({ theme }) => ({
  ...alongLine,
  marginInlineStart: 8,
  fontSize: '1.25rem',
  verticalAlign: '-0.15em',
  color: theme.vars.palette.primary.main,
}));
