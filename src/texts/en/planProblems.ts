/** Reasons why there's no study plan. Each is shown at the field to change. */

export const noDays = 'Choose at least one day of the week.';
export const startInvalid = 'Enter a valid start date, such as 2027-03-01.';
export const startInPast = 'The start date is in the past. Choose today or a later day.';
export const startTooLate = 'The start date is more than two years away. Choose an earlier day.';
export const timeInvalid = 'Enter the time of day as hours and minutes, such as 18:30.';
export const nothingLeft = "There's nothing left to do: everything here is marked as done.";
export const tooLong =
  'At this pace, the plan takes more than two years. Choose more days, more time, or a shorter program.';
