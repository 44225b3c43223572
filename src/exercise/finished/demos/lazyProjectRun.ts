import { lazyModule } from '../../../prerendered/lazyModule';

/** Runs finished projects. Loaded together with a project's own code when a visitor starts its demo. */
export const projectRun = lazyModule(
  () => import(/* webpackChunkName: "project-run" */ './ProjectRun'),
);
