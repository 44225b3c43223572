import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { lessonAddress } from '../../site/addresses';
import * as texts from '../../texts/en/courseSyllabus';
import type { LessonSlug } from '../../content/lesson';
import type { Module } from '../../content/model';
import { lessonFacts, moduleTotals, type TutorialFacts } from '../../content/totals';
import { LessonMark } from '../../progress/widgets/LessonMark';
import { ModuleFacts } from '../../progress/widgets/ModuleFacts';
import { touchReach } from '../../theme/targets';
import { tutorials } from './tutorials';

/** Inline padding of a module. */
const SIDES = 'clamp(16px, 3vw, 28px)';

interface SyllabusModuleProps {
  module: Module;
  startsOpen: boolean;
}

/** A module: its summary and lessons. */
export function SyllabusModule({ module, startsOpen }: SyllabusModuleProps) {
  const totals = moduleTotals(module, tutorials);
  return (
    <NumberedDisclosure
      id={module.id}
      open={startsOpen}
      heading="h3"
      summary={module.title}
      aside={<ModuleFacts lessonIds={module.lessons} minutes={totals.minutes} />}
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
      <Link href={lessonAddress(slug)} sx={touchReach}>
        {title}
      </Link>
      <LessonFacts>
        <span>{texts.lessonFacts(minutes, exercises)}</span>
        <LessonMark lessonId={id} />
      </LessonFacts>
    </li>
  );
}

/** A disclosure in a bordered group, with a number before the title. */
const NumberedDisclosure = styled(Disclosure)(({ theme }) => ({
  // The surrounding group already draws the borders.
  '&, &:first-of-type': { border: 0 },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr auto',
    gap: '2px 16px',
    alignItems: 'baseline',
    alignContent: 'center',
    padding: `16px ${SIDES}`,
    '&::before': {
      // Circled number, styled like the stops on a program's route.
      content: 'counter(module) / ""',
      alignSelf: 'center',
      display: 'grid',
      placeItems: 'center',
      gridRow: '1 / span 2',
      width: 32,
      height: 32,
      boxSizing: 'border-box',
      border: `2px solid ${theme.vars.palette.primary.main}`,
      borderRadius: '50%',
      fontSize: theme.typography.body2.fontSize,
    },
    '& > h3': { ...theme.typography.h4, gridColumn: 2 },
    '& > span': { gridColumn: 2, textAlign: 'start' },
    '&::after': { gridArea: '1 / 3' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '32px 1fr auto 24px',
      alignItems: 'center',
      '&::before': { gridRow: 1 },
      // Lines up the stats of all modules and lessons.
      '& > span': { gridArea: '1 / 3', textAlign: 'end' },
      '&::after': { gridArea: '1 / 4', justifySelf: 'end' },
    },
  },
  '& > :last-child': {
    maxWidth: 'none',
    padding: `0 ${SIDES} 28px`,
    color: theme.vars.palette.text.primary,
    [theme.breakpoints.up('md')]: { paddingInlineStart: `calc(${SIDES} + 48px)` },
  },
  '@media print': {
    breakInside: 'auto',
    '& > summary, & > :last-child': { padding: '12px 0 0' },
    '& > summary': { breakAfter: 'avoid' },
    // Shows the content of closed modules in print. In browsers without `::details-content`,
    // `useOpenForPrint` opens them instead.
    '&::details-content': { display: 'block', blockSize: 'auto', contentVisibility: 'visible' },
  },
}));

/** Tall enough for the completion mark, so that loading it doesn't shift the layout. */
const LessonFacts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  minHeight: 26,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { flexDirection: 'row-reverse' },
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
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', paddingInlineEnd: 40 },
    '@media print': { paddingBlock: 4, paddingInlineEnd: 0, breakInside: 'avoid' },
  },
}));
