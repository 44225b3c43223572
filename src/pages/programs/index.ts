import type { PagePart } from '../PageModule';
import { paceTable, planner, programBody, programFacts } from './parts';

export { head } from './head';
export { ProgramsPage as Page } from './ProgramsPage';

export const parts: readonly PagePart[] = [
  { chunks: ['program-sections'], module: programFacts },
  { chunks: ['program-sections'], module: programBody },
  { chunks: ['program-sections'], module: paceTable },
  { chunks: ['planner'], module: planner },
];
