/** Labels of the links to the mock interviews in the side panel. */

export const mockInterview = 'Mock interview';
/** If several courses have mock interviews. */
export const mockInterviewOf = (course: string) => `Mock interview: ${course}`;
