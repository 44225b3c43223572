import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { DottedList } from '../../components/DottedList';
import { programTime } from '../../components/programTime';
import { SignedPoints } from '../../components/SignedPoints';
import type { ProgramSummary } from '../../content/summary';
import { lessonFacts } from '../../content/totals';
import { lessonAddress } from '../../site/addresses';
import * as counts from '../../texts/en/counts';
import * as texts from '../../texts/en/programSections';
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
  const { modules, lessons, exercises } = program.totals;
  const [first] = path.steps.flatMap((step) => step.modules.flatMap((module) => module.lessons));
  return (
    <Halves>
      <Words>
        <Typography variant="h3">{texts.whoItIsFor}</Typography>
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
                {texts.startFirstLesson(program.title, (text) => (
                  <span className="visually-hidden">{text}</span>
                ))}
              </span>
            </Button>
          )}
          <PlanLink program={program} />
        </Stack>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>{programTime(program)}</Typography>
        <DottedList sx={{ mt: 0.5, mb: 2.5, typography: 'body2' }}>
          <li>{counts.modules(modules)}</li>
          <li>{counts.lessons(lessons)}</li>
          <li>{counts.exercises(exercises)}</li>
          <li>{counts.checkpoints(program.checkpoints)}</li>
        </DottedList>
      </Words>
      <Disclosure isWide openFrom="sm" summary={texts.steps(path.steps.length)}>
        <ProgramRoute stations={stationsOf(path.steps)} />
      </Disclosure>
      <div>
        <Disclosure summary={texts.howToProve}>
          <CheckpointProofs checkpoints={path.program.steps.map(({ checkpoint }) => checkpoint)} />
        </Disclosure>
        {notPromised ? (
          <Disclosure summary={texts.notPromised}>
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
