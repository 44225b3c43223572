import type { Program } from '../model';
import { dataAndMachineLearning } from './dataAndMachineLearning';
import { frontEndFoundations } from './frontEndFoundations';
import { problemSolvingAndInterviews } from './problemSolvingAndInterviews';

/**
 * Paths through the courses, in list order. Steps of the same course follow its order, and checkpoints only
 * require what the lessons of their step teach.
 */
export const programs: readonly Program[] = [
  frontEndFoundations,
  problemSolvingAndInterviews,
  dataAndMachineLearning,
];
