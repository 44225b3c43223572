/** Content of the `planner` chunk. A first visit can keep the prerendered HTML. */
export { Planner } from './Planner';
export { PlannerTop } from './PlannerTop';
