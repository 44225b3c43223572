/** Content of the `planner` chunk. A first visit can show the prerendered HTML without it. */
export { Planner } from './Planner';
export { PlannerTop } from './PlannerTop';
