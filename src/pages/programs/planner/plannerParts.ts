/** What the planner's page consists of, a chunk of its own: a first visit takes what is prerendered of it as it is. */
export { Planner } from './Planner';
export { PlannerTop } from './PlannerTop';
