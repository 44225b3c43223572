/**
 * @param problem - a problem's id
 * @returns the id of the draft with the candidate's code
 */
export function mockDraftId(problem: string): string {
  return `mock/${problem}`;
}
