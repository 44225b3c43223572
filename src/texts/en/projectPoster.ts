/** Text of a finished project's screenshot. */

export const finishedPage = (title: string) => `The finished page: ${title}`;
