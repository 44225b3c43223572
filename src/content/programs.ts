import type { Program } from './model';
import { dataAndMachineLearning } from './programs/dataAndMachineLearning';
import { frontEndFoundations } from './programs/frontEndFoundations';
import { problemSolvingAndInterviews } from './programs/problemSolvingAndInterviews';

/**
 * The paths through the courses, in the order in which lists show them. Steps of one course follow the course's own
 * order, and each step's checkpoint asks only for what its lessons teach.
 */
export const programs: readonly Program[] = [
  frontEndFoundations,
  problemSolvingAndInterviews,
  dataAndMachineLearning,
];
