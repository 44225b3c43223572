import { lazyJoin, lazyModule } from '../../prerendered/lazyModule';
import { outlines } from '../../progress/lazyOutlines';

/** What the first window says beside its picture. */
export const heroTexts = lazyModule(
  () => import(/* webpackChunkName: "home-hero" */ './heroTexts'),
);

/** What a reader who comes back sees in its place, with the lessons of all courses. */
export const welcomeBack = lazyJoin(
  [lazyModule(() => import(/* webpackChunkName: "home-welcome" */ './WelcomeBack')), outlines],
  (code, { OUTLINES }) => ({ ...code, OUTLINES }),
);

/** The exercise of a stranger's first run, with all that every exercise needs. */
export const firstExercise = lazyModule(
  () => import(/* webpackChunkName: "first-exercise" */ './TryItNow'),
);

/** What lies below it. */
export const lowerSections = lazyModule(
  () => import(/* webpackChunkName: "home-sections" */ './LowerSections'),
);
