import { FitList } from '../../components/FitList';
import { PROGRAM_PATHS } from './programPaths';
import { ProgramSteps } from './ProgramSteps';

const TITLES = { fits: 'For whom', misfits: 'What it does not promise' };

interface ProgramBodyProps {
  /** Id of an existing program. */
  id: string;
}

/** For whom a program is, what it does not promise, and its steps. */
export function ProgramBody({ id }: ProgramBodyProps) {
  const path = PROGRAM_PATHS.find(({ program }) => program.id === id);
  if (!path) throw new Error(`There is no program with the id "${id}".`);
  const { forWhom, notPromised } = path.program;
  return (
    <>
      <FitList fits={forWhom} misfits={notPromised} titles={TITLES} />
      <ProgramSteps steps={path.steps} />
    </>
  );
}
