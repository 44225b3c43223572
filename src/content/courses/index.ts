import type { Course } from '../model';
import { dataStructures } from './dataStructures';
import { interviewPreparation } from './interviewPreparation';
import { machineLearning } from './machineLearning';
import { webDevelopment } from './webDevelopment';

/** Every course, in the order in which lists show them. */
export const courses: readonly Course[] = [
  webDevelopment,
  dataStructures,
  machineLearning,
  interviewPreparation,
];
