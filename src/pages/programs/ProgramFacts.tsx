import { styled } from '@mui/material/styles';
import { countedFacts } from '../../components/countedFacts';
import { FactList } from '../../components/FactList';
import type { ProgramSummary } from '../../content/summary';

interface ProgramFactsProps {
  program: ProgramSummary;
}

/** What there is in a program, counted. */
export function ProgramFacts({ program: { totals, checkpoints } }: ProgramFactsProps) {
  return (
    <Compact>
      <FactList
        layout="cells"
        facts={[...countedFacts(totals), { label: 'Checkpoints', value: checkpoints }]}
      />
    </Compact>
  );
}

/** On a phone a program is about as high as the screen. */
const Compact = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& dl > div': { paddingBlock: 8 } },
}));
