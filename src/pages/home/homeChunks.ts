import { lazyModule } from '../../prerendered/lazyModule';

/** What the first window says next to its exercise. */
export const heroTexts = lazyModule(
  () => import(/* webpackChunkName: "home-hero" */ './heroTexts'),
);

/** What a reader who comes back sees below the button that leads on. */
export const welcomeBack = lazyModule(
  () => import(/* webpackChunkName: "home-welcome" */ './WelcomeBack'),
);

/** The exercise of a stranger's first run, with all that every exercise needs. */
export const firstExercise = lazyModule(
  () => import(/* webpackChunkName: "first-exercise" */ './TryItNow'),
);

/** The finished projects, to try. */
export const projects = lazyModule(
  () => import(/* webpackChunkName: "home-projects" */ './Projects'),
);

/** How a lesson goes, with the animation. */
export const learningSteps = lazyModule(
  () => import(/* webpackChunkName: "home-steps" */ './LearningSteps'),
);

/** What lies below it. */
export const lowerSections = lazyModule(
  () => import(/* webpackChunkName: "home-sections" */ './LowerSections'),
);
