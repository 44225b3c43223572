import * as texts from '../../../texts/en/mockSheet';
import { ProblemGate } from '../ProblemGate';
import { RUNNING } from '../session/running';
import { Sheet } from './Sheet';

interface SheetPageProps {
  /** The problem's id, from the page's URL. */
  id: string;
}

/** A problem's sheet on the interviewer's device. */
export function SheetPage({ id }: SheetPageProps) {
  return (
    <div {...{ [RUNNING]: '' }}>
      <ProblemGate id={id} loading={texts.loading}>
        {(problem) => <Sheet problem={problem} />}
      </ProblemGate>
    </div>
  );
}
