/** Texts at the top of the home page. */

/** Heading for returning readers. */
export const greeting = 'Welcome back';
export const startFirstLesson = 'Start with the first lesson';
export const seeCourses = 'See the courses';

// Each label continues its value: '12 lessons', 'ready to start now'.
export const lessonsLabel = 'ready to start now';
export const exercisesLabel = 'checked in your browser';
export const timeLabel = 'for all courses';
export const installation = 'Nothing to install';
export const installationLabel = 'works in any modern browser';
