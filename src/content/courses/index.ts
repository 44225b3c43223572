import type { Course } from '../model';
import { dataStructures } from './dataStructures';
import { interviewPreparation } from './interviewPreparation';
import { machineLearning } from './machineLearning';
import { webDevelopment } from './webDevelopment';

/** All courses, in list order. */
export const courses: readonly Course[] = [
  webDevelopment,
  dataStructures,
  machineLearning,
  interviewPreparation,
];
