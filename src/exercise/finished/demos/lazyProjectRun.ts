import { lazyModule } from '../../../prerendered/lazyModule';

/** Runs finished projects. This component and the projects' code load when a visitor starts a demo. */
export const projectRun = lazyModule(
  () => import(/* webpackChunkName: "project-run" */ './ProjectRun'),
);
