import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { COURSE_SUMMARIES, SITE_FACTS } from '../../../.generated/summaries';
import { Section } from '../../components/Section';
import { courseAddress } from '../../site/addresses';
import { countOf, formatMinutes } from '../../content/format';
import { LEVEL_NAMES } from '../../content/levels';
import type { CourseSummary } from '../../content/summary';

/** The courses as a ledger: one line each, with what was counted in it. */
export function CourseLedger() {
  return (
    <Section
      id="courses"
      title={`${countOf(SITE_FACTS.courses, 'course')}, each with its whole syllabus in the open`}
      intro={`${countOf(SITE_FACTS.tutorials, 'lesson')} in all, each with exercises that are checked in the page. Each course ends in a project that you build here.`}
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

interface CourseLineProps {
  course: CourseSummary;
}

function CourseLine({ course: { slug, title, description, level, totals } }: CourseLineProps) {
  return (
    <Line>
      <div>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h3">
            <WholeLineLink href={courseAddress(slug)}>{title}</WholeLineLink>
          </Typography>
          <Chip variant="outlined" label={LEVEL_NAMES[level]} />
        </Stack>
        <Typography sx={{ maxWidth: '54ch', mt: 1, color: 'text.secondary' }}>
          {description}
        </Typography>
      </div>
      <Stack sx={{ gap: 1 }}>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>
          {formatMinutes(totals.minutes)}
        </Typography>
        <Typography variant="label">
          {countOf(totals.modules, 'module')} · {countOf(totals.lessons, 'lesson')} ·{' '}
          {countOf(totals.exercises, 'exercise')}
        </Typography>
      </Stack>
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
  gap: '20px 48px',
  paddingBlock: 28,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:has(a:hover)': { borderBottomColor: theme.vars.palette.primary.main },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  '@media print': { breakInside: 'avoid' },
}));

const WholeLineLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  fontSize: 'clamp(1.3125rem, 1.2rem + 0.6vw, 1.625rem)',
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));
