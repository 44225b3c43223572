import type { Program } from '../model';
import { dataAndMachineLearning } from './dataAndMachineLearning';
import { frontEndFoundations } from './frontEndFoundations';
import { problemSolvingAndInterviews } from './problemSolvingAndInterviews';

/**
 * Paths through the courses, in list order. Steps from the same course follow the course's order, and a
 * checkpoint requires only what the lessons in its step teach.
 */
export const programs: readonly Program[] = [
  frontEndFoundations,
  problemSolvingAndInterviews,
  dataAndMachineLearning,
];
