import { lazyModule } from '../../prerendered/lazyModule';

/** Text at the top of the home page. */
export const heroTexts = lazyModule(
  () => import(/* webpackChunkName: "home-hero" */ './heroTexts'),
);

/** Content for returning readers. */
export const welcomeBack = lazyModule(
  () => import(/* webpackChunkName: "home-welcome" */ './returning/WelcomeBack'),
);

/** The exercise at the top, with the code every exercise needs. */
export const firstExercise = lazyModule(
  () => import(/* webpackChunkName: "first-exercise" */ './TryItNow'),
);

/** Live demos of the finished projects. */
export const projects = lazyModule(
  () => import(/* webpackChunkName: "home-projects" */ './Projects'),
);

/** The steps of a lesson, with the animation. */
export const learningSteps = lazyModule(
  () => import(/* webpackChunkName: "home-steps" */ './LearningSteps'),
);

/** The home page's sections below the live demos. */
export const lowerSections = lazyModule(
  () => import(/* webpackChunkName: "home-sections" */ './LowerSections'),
);
