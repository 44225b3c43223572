/** Title and description of the glossary. */

export const title = 'Glossary';
export const description =
  'The terms used in the lessons, each with a one-sentence definition and the lesson that introduces it, plus the code that the lessons teach.';
