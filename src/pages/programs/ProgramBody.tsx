import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { DottedList } from '../../components/DottedList';
import { SignedPoints } from '../../components/SignedPoints';
import { countOf, formatMinutes } from '../../texts/en/format';
import type { ProgramSummary } from '../../content/summary';
import { lessonFacts } from '../../content/totals';
import { lessonAddress } from '../../site/addresses';
import { CheckpointProofs } from './CheckpointProofs';
import { PlanLink } from './PlanLink';
import { findPath, TUTORIAL_MAP } from './programPaths';
import { ProgramRoute } from './ProgramRoute';
import { stationsOf } from './programStations';

interface ProgramBodyProps {
  program: ProgramSummary;
}

/**
 * A program's audience, facts, and route. How to prove each checkpoint and what isn't promised are in
 * collapsed sections. On phones, the route is collapsed as well.
 */
export function ProgramBody({ program }: ProgramBodyProps) {
  const path = findPath(program.id);
  const { forWhom, notPromised } = path.program;
  const { minutes, modules, lessons, exercises } = program.totals;
  const [first] = path.steps.flatMap((step) => step.modules.flatMap((module) => module.lessons));
  return (
    <Halves>
      <Words>
        <Typography variant="h3">Who it's for</Typography>
        <SignedPoints kind="fits" points={forWhom} />
        <Stack
          direction="row"
          useFlexGap
          className="screen-only"
          sx={{ flexWrap: 'wrap', gap: 1.5, my: 3 }}
        >
          {first === undefined ? null : (
            <Button variant="contained" href={lessonAddress(lessonFacts(first, TUTORIAL_MAP).slug)}>
              <span>
                Start the first lesson<span className="visually-hidden"> of {program.title}</span>
              </span>
            </Button>
          )}
          <PlanLink program={program} />
        </Stack>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>{formatMinutes(minutes)}</Typography>
        <DottedList sx={{ mt: 0.5, mb: 2.5, typography: 'body2' }}>
          <li>{countOf(modules, 'module')}</li>
          <li>{countOf(lessons, 'lesson')}</li>
          <li>{countOf(exercises, 'exercise')}</li>
          <li>{countOf(program.checkpoints, 'checkpoint')}</li>
        </DottedList>
      </Words>
      <Disclosure
        isWide
        openFrom="sm"
        summary={`${countOf(path.steps.length, 'step')}, each with a checkpoint`}
      >
        <ProgramRoute stations={stationsOf(path.steps)} />
      </Disclosure>
      <div>
        <Disclosure summary="How to prove each checkpoint">
          <CheckpointProofs checkpoints={path.program.steps.map(({ checkpoint }) => checkpoint)} />
        </Disclosure>
        {notPromised ? (
          <Disclosure summary="What we don't promise">
            <SignedPoints kind="misfits" points={notPromised} />
          </Disclosure>
        ) : null}
      </div>
    </Halves>
  );
}

/** Text on one side and the route on the other, from the `sm` breakpoint up. */
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > details + div > details:first-of-type': { borderTop: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: '"words route" auto "folds route" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 'clamp(32px, 6vw, 96px)',
    // The route's `details` is always open at this width, so it shouldn't look like a disclosure.
    '& > details, & > details:first-of-type': { gridArea: 'route', border: 0 },
    '& > :last-child': { gridArea: 'folds' },
  },
  '@media print': {
    display: 'block',
    '& > details, & > details:first-of-type': { border: 0, breakInside: 'auto' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridArea: 'words' },
}));
