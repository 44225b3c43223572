import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { countOf } from '../../content/format';
import type { ProgramSummary } from '../../content/summary';
import { lessonFacts } from '../../content/totals';
import { lessonAddress } from '../../site/addresses';
import { PlanLink } from './PlanLink';
import { ProgramFacts } from './ProgramFacts';
import { PROGRAM_PATHS, TUTORIAL_MAP } from './programPaths';
import { ProgramPoints } from './ProgramPoints';
import { ProgramSteps } from './ProgramSteps';

interface ProgramBodyProps {
  /** An existing program. */
  program: ProgramSummary;
}

/** What there is in a program, for whom it is, and its steps; folded on a phone, the steps and what it does not promise. */
export function ProgramBody({ program }: ProgramBodyProps) {
  const path = PROGRAM_PATHS.find((one) => one.program.id === program.id);
  if (!path) throw new Error(`There is no program with the id "${program.id}".`);
  const { forWhom, notPromised } = path.program;
  const [first] = path.steps.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
  return (
    <>
      <ProgramFacts program={program} />
      <Stack
        direction="row"
        useFlexGap
        className="screen-only"
        sx={{ flexWrap: 'wrap', gap: 1.5, mt: { xs: 2, md: 4 } }}
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
      <Columns>
        <div>
          <Typography variant="h3">Who it's for</Typography>
          <ProgramPoints kind="fits" points={forWhom} />
        </div>
        <Disclosure openFrom="md" summary="What we don't promise">
          <WideTitle variant="h3">What we don't promise</WideTitle>
          <ProgramPoints kind="misfits" points={notPromised} />
        </Disclosure>
        <Disclosure
          isWide
          openFrom="md"
          summary={`${countOf(path.steps.length, 'step')}, each with a checkpoint`}
        >
          <ProgramSteps steps={path.steps} />
        </Disclosure>
      </Columns>
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(2.5),
  '& > div': { marginBottom: theme.spacing(2.5) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(1, 8),
    marginTop: theme.spacing(5),
    // Open, they are passages like any other.
    '& > details, & > details:first-of-type': { border: 0 },
    '& > details:last-of-type': { gridColumn: '1 / -1' },
  },
  '@media print': {
    display: 'block',
    '& > details, & > details:first-of-type': { border: 0 },
    // Longer than a page.
    '& > details:last-of-type': { breakInside: 'auto' },
  },
}));

/** The summary says it where there is one. */
const WideTitle = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.down('md')]: { '@media screen': { display: 'none' } },
}));
