import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of the programs. */
export const programTexts = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './programTexts'),
);

/** How many of a program's lessons are done. */
export const programCompletion = lazyModule(
  () => import(/* webpackChunkName: "program-completion" */ './ProgramCompletion'),
);

/** A program's finished projects, to try. */
export const programProjects = lazyModule(
  () => import(/* webpackChunkName: "program-projects" */ './ProgramProjects'),
);
