import { FactList } from '../../components/FactList';
import { formatMinutes } from '../../content/format';
import type { ProgramSummary } from '../../content/summary';

interface ProgramFactsProps {
  program: ProgramSummary;
}

/** What there is in a program, counted. */
export function ProgramFacts({ program: { totals, checkpoints } }: ProgramFactsProps) {
  return (
    <FactList
      layout="cells"
      facts={[
        { label: 'Time', value: formatMinutes(totals.minutes) },
        { label: 'Modules', value: totals.modules },
        { label: 'Lessons', value: totals.lessons },
        { label: 'Exercises', value: totals.exercises },
        { label: 'Checkpoints', value: checkpoints },
      ]}
    />
  );
}
