import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { lessonAddress } from '../../site/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { LessonSlug } from '../../content/lesson';
import type { Module } from '../../content/model';
import { lessonFacts, moduleTotals, type TutorialFacts } from '../../content/totals';
import { LessonMark } from '../../progress/widgets/LessonMark';
import { tutorials } from './tutorials';

/** Space at the sides of a module. */
const SIDES = 'clamp(16px, 3vw, 28px)';

interface SyllabusModuleProps {
  module: Module;
  startsOpen: boolean;
}

/** A module: what it leads to, and its lessons. */
export function SyllabusModule({ module, startsOpen }: SyllabusModuleProps) {
  const totals = moduleTotals(module, tutorials);
  return (
    <NumberedDisclosure
      open={startsOpen}
      heading="h3"
      summary={module.title}
      aside={`${countOf(totals.lessons, 'lesson')}, ${formatMinutes(totals.minutes)}`}
    >
      <Typography sx={{ maxWidth: 'var(--prose-width)' }}>{module.summary}</Typography>
      <Lessons>
        {module.lessons.map((id) => (
          <SyllabusLesson key={id} facts={lessonFacts(id, tutorials)} />
        ))}
      </Lessons>
    </NumberedDisclosure>
  );
}

interface SyllabusLessonProps {
  facts: TutorialFacts<LessonSlug>;
}

function SyllabusLesson({ facts: { id, title, slug, minutes, exercises } }: SyllabusLessonProps) {
  return (
    <li>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' }}
      >
        <Link href={lessonAddress(slug)}>{title}</Link>
        <LessonMark lessonId={id} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatMinutes(minutes)}, {countOf(exercises, 'exercise')}
      </Typography>
    </li>
  );
}

/** A disclosure in a frame of several, with its number before the title. */
const NumberedDisclosure = styled(Disclosure)(({ theme }) => ({
  // The frame draws the lines.
  '&, &:first-of-type': { border: 0 },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr auto',
    gap: '2px 8px',
    alignItems: 'baseline',
    alignContent: 'center',
    padding: `16px ${SIDES}`,
    '&::before': {
      ...theme.typography.label,
      content: 'counter(module, decimal-leading-zero) / ""',
      color: theme.vars.palette.primary.main,
    },
    '& > h3': { ...theme.typography.h4, gridColumn: 2 },
    '& > span': { gridColumn: 2 },
    '&::after': { gridArea: '1 / 3' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '32px 1fr auto 24px',
      '& > span': { gridArea: '1 / 3' },
      '&::after': { gridArea: '1 / 4', justifySelf: 'end' },
    },
  },
  '& > :last-child': {
    maxWidth: 'none',
    padding: `0 ${SIDES} 28px`,
    color: theme.vars.palette.text.primary,
    [theme.breakpoints.up('md')]: { paddingLeft: `calc(${SIDES} + 40px)` },
  },
  '@media print': {
    breakInside: 'auto',
    '& > summary, & > :last-child': { padding: '12px 0 0' },
    '& > summary': { breakAfter: 'avoid' },
    // Closed modules are printed too; browsers without this pseudo-element are served by a script.
    '&::details-content': { display: 'block', blockSize: 'auto', contentVisibility: 'visible' },
  },
}));

const Lessons = styled('ol')(({ theme }) => ({
  ...theme.typography.body1,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '2px 24px',
    alignItems: 'baseline',
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
    '@media print': { paddingBlock: 4, breakInside: 'avoid' },
  },
}));
