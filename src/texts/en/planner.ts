/** Title and description of the study planner. */

export const title = 'Study planner';
export const description =
  'Choose a program, your days, and a time, and get lessons for each study day: on the page, on paper, or in your calendar.';
