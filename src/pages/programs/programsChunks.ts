import { lazyModule } from '../../prerendered/lazyModule';

/** Static sections of the page. */
export const programTexts = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './programTexts'),
);

/** The reader's progress in a program. */
export const programCompletion = lazyModule(
  () => import(/* webpackChunkName: "program-completion" */ './ProgramCompletion'),
);

/** Start dates and prices. */
export const programOffice = lazyModule(
  () => import(/* webpackChunkName: "program-office" */ './ProgramOffice'),
);

/** A program's finished projects. */
export const programProjects = lazyModule(
  () => import(/* webpackChunkName: "program-projects" */ './ProgramProjects'),
);
