import type { Course, MinutesRange } from '../../content/model';
import { courseFile, FILES, programFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';

/** What search results and lists show of a description. */
const MAX_DESCRIPTION = 160;

/** Numbers: ranges of whole minutes, counts, and the length of descriptions. */
export function checkAmounts({ courses, programs, tutorials }: ContentSet): ContentProblem[] {
  return [
    ...courses.flatMap((course) => {
      const file = courseFile(course);
      return [...checkDescription(course, file), ...checkMock(course, file)];
    }),
    ...programs.flatMap((program) => checkDescription(program, programFile(program))),
    ...tutorials.flatMap((tutorial) => checkLesson(tutorial, FILES.tutorials, tutorial.id)),
  ];
}

function checkMock({ id, mock }: Pick<Course, 'id' | 'mock'>, file: string): ContentProblem[] {
  return Object.entries(mock ?? {})
    .filter(([, minutes]) => !(Number.isInteger(minutes) && minutes > 0))
    .map(([slot, minutes]) => ({
      file,
      entry: `${id} > mock: ${slot}`,
      reason: `${minutes} isn't a whole number of minutes`,
    }));
}

function checkDescription(
  { id, description }: { id: string; description: string },
  file: string,
): ContentProblem[] {
  return description.length <= MAX_DESCRIPTION
    ? []
    : [
        {
          file,
          entry: `${id}: description`,
          reason: `has ${description.length} characters; at most ${MAX_DESCRIPTION} are shown`,
        },
      ];
}

function checkLesson(
  { minutes, exercises }: { minutes: MinutesRange; exercises: number },
  file: string,
  entry: string,
): ContentProblem[] {
  const counted = Number.isInteger(exercises) && exercises >= 0;
  return [
    ...checkMinutes(minutes, file, entry),
    ...(counted
      ? []
      : [
          {
            file,
            entry: `${entry}: exercises`,
            reason: `${exercises} isn't a number of exercises`,
          },
        ]),
  ];
}

function checkMinutes({ from, to }: MinutesRange, file: string, entry: string): ContentProblem[] {
  return Number.isInteger(from) && Number.isInteger(to) && from > 0 && from <= to
    ? []
    : [
        {
          file,
          entry: `${entry}: minutes`,
          reason: `${from} to ${to} isn't a range of whole minutes from small to large`,
        },
      ];
}
