/** Texts of the side panel. */

export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const home = 'Home';
export const whereYouLeftOff = 'Where you left off';
export const whereToStart = 'Where to start';
export const continueLesson = 'Continue';
export const startFirstLesson = 'Start lesson 1';
/** Label of the list of pages that aren't in the navigation. */
export const more = 'More';
export const glossary = 'Glossary';
export const review = 'Review';
export const studyPlanner = 'Study planner';
