import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useLazyModule } from '../../../prerendered/lazyModule';
import * as texts from '../../../texts/en/mockSheet';
import { problemModule } from '../session/problemModules';
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
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <LoadedSheet id={id} />
      </Suspense>
    </div>
  );
}

function LoadedSheet({ id }: SheetPageProps) {
  const problem = useLazyModule(problemModule(id));
  return problem ? <Sheet problem={problem} /> : <Typography>{texts.unknown}</Typography>;
}
