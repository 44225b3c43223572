/** Title and description of a course's mock interview page. */

export const title = (course: string) => `Mock interview: ${course}`;
export const description = (course: string) =>
  `Mock interviews for ${course}: new problems against the clock, an interviewer's sheet for a friend, one check, and a review of your code and habits.`;
