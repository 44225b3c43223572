import { lazyModule } from '../../../prerendered/lazyModule';

/** Runs finished projects. Loaded, with their code, when a visitor starts a demo. */
export const projectRun = lazyModule(
  () => import(/* webpackChunkName: "project-run" */ './ProjectRun'),
);
