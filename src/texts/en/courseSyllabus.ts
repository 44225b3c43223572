/** Texts of a course's syllabus. */
import { countOf, formatMinutes } from './format';

export const title = 'Syllabus';
export const intro = (modules: number, lessons: number) =>
  `${countOf(modules, 'module')} with ${countOf(lessons, 'lesson')}. Each lesson builds only on earlier lessons.`;
export const lessonFacts = (minutes: { from: number; to: number }, exercises: number) =>
  `${formatMinutes(minutes)}, ${countOf(exercises, 'exercise')}`;
