import { lazyModule } from '../../prerendered/lazyModule';

/** Static sections, with the list of jobs. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "careers-sections" */ './careersSections'),
);
