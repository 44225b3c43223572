import type { Program } from '../model';
import { dataAndMachineLearning } from './dataAndMachineLearning';
import { frontEndFoundations } from './frontEndFoundations';
import { problemSolvingAndInterviews } from './problemSolvingAndInterviews';

/**
 * The programs, in the order in which the site lists them. Each is a path through the courses: steps from
 * the same course follow the course's order, and a checkpoint requires only what the lessons in its step
 * teach.
 */
export const programs: readonly Program[] = [
  frontEndFoundations,
  problemSolvingAndInterviews,
  dataAndMachineLearning,
];
