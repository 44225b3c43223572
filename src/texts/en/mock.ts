/** Title and description of a course's mock interview page. */

export const title = (course: string) => `Mock interview: ${course}`;
export const description = (course: string) =>
  `Practice interviews with exercises from ${course}: chosen at random, against the clock, without hints, and checked in your browser.`;
