/** Element id of the planner, for links to it: `/programs?program=…#planner`. */
export const PLANNER_ID = 'planner';
