import { countedFacts } from '../../components/countedFacts';
import { FactList } from '../../components/FactList';
import type { ProgramSummary } from '../../content/summary';

interface ProgramFactsProps {
  program: ProgramSummary;
}

/** What there is in a program, counted. */
export function ProgramFacts({ program: { totals, checkpoints } }: ProgramFactsProps) {
  return (
    <FactList
      layout="cells"
      facts={[...countedFacts(totals), { label: 'Checkpoints', value: checkpoints }]}
    />
  );
}
