/** Schemas of all content except lessons. They reject unknown fields. */
import { z } from 'zod';
import { COVER_MOTIFS } from '../../../content/cover';
import { LEVELS } from '../../../content/levels';
import type { Course, MinutesRange, Program, Question, Subject } from '../../../content/model';
import type { EntryPoints, EntryQuestion } from '../../../content/summary';
import type { TutorialFacts } from '../../../content/totals';
import { answerText, ownText, text } from './contentText';
import { fields } from './fields';

/** Maximum length of a description, in characters, so that it fits in search results and lists. */
const MAX_DESCRIPTION = 160;

/** An id or slug; `validateIds` checks its format. */
const name = z.string();
const id = name.describe(
  'Lowercase letters, digits and hyphens. Permanent: progress refers to it.',
);
const slug = name.describe("Last part of the page's address, such as web-development");
const description = text
  .refine(({ length }) => length <= MAX_DESCRIPTION, {
    error: ({ input }) =>
      `has ${String(input).length} characters; at most ${MAX_DESCRIPTION} are shown`,
  })
  .describe(`One sentence for lists and search engines, at most ${MAX_DESCRIPTION} characters`);
const minutes = z.number().refine((value) => Number.isInteger(value) && value > 0, {
  error: ({ input }) => `${String(input)} isn't a whole number of minutes`,
});
const minutesRange = z.object({ from: z.number(), to: z.number() }).refine(isRange, {
  error: ({ input }) => {
    const { from, to } = input as MinutesRange;
    return `${from} to ${to} isn't a range of whole minutes from small to large`;
  },
});

const topics = list(text).superRefine((all, context) => {
  const names = all.map((topic) => topic.toLowerCase());
  all
    .filter((_, index) => names.indexOf(names[index] ?? '') < index)
    .forEach((topic) => {
      const message = `the topic "${topic}" appears twice; remove one`;
      context.addIssue({ code: 'custom', message });
    });
});

const courseModule = fields({
  id,
  title: text,
  summary: text.describe('What readers can do after the module'),
  lessons: list(name).describe('Ids of lessons, in the order in which they are taught'),
});

const project = fields({
  title: text,
  brief: text.describe('What readers build'),
  acceptance: list(text).describe('What the finished project does, one point each'),
  inputs: list(fields({ label: text, code: name, choices: list(name) }))
    .optional()
    .describe('Values of the program that visitors can change'),
});

export const courseSchema: z.ZodType<Course> = fields({
  id,
  slug,
  subject: name.describe('Id of a subject'),
  title: text,
  description,
  level: z.enum(LEVELS),
  topics: topics.describe('Words for the filter of courses'),
  forWhom: list(text).describe('Whom the course suits, one sentence each'),
  notFor: list(ownText).describe('Whom it does not suit, one sentence each'),
  outcomes: list(text).describe('What readers can do afterwards, one sentence each'),
  prerequisites: z
    .array(
      fields({
        course: name.describe('Id of a course'),
        through: name.optional().describe('Id of its last module that readers need'),
      }),
    )
    .describe('Courses to do before'),
  alsoNeeded: z.array(text).describe('What readers need besides, such as a computer'),
  modules: list(courseModule),
  project: project.describe('What the course ends with'),
  cover: z
    .enum(COVER_MOTIFS, {
      error: ({ input }) =>
        `there is no motif "${String(input)}"; leave it out, or use one of: ${COVER_MOTIFS.join(', ')}`,
    })
    .optional()
    .describe('Drawing on the cover; stairs if you choose none'),
  mock: fields({ easy: minutes, medium: minutes, hard: minutes })
    .optional()
    .describe(
      'Minutes for each level of problem in mock interviews. Leave it out for no mock interviews.',
    ),
});

const checkpoint = fields({
  id,
  title: text,
  shows: list(text).describe('What readers can show at this point, one sentence each'),
});

export const programSchema: z.ZodType<Program> = fields({
  id,
  slug,
  title: text,
  description,
  forWhom: list(text).describe('Whom the program suits, one sentence each'),
  duration: text
    .optional()
    .describe(
      'How long it takes, if it has classes. Without it, the time for its lessons is shown.',
    ),
  notPromised: list(ownText).optional().describe('What the program does not promise'),
  steps: list(
    fields({
      course: name.describe('Id of a course'),
      modules: list(name).optional().describe('Ids of its modules; all of them if you name none'),
      checkpoint,
    }),
  ).describe('Courses of the program, in order'),
});

export const subjectSchema: z.ZodType<Subject> = fields({
  id,
  name: text,
  summary: text,
});

export const questionSchema: z.ZodType<Question> = fields({
  id,
  question: text,
  answer: list(answerText).describe('Paragraphs. {brand} and {email} are filled in.'),
  places: list(z.enum(['home', 'about'])).describe('Pages that show the question'),
  keywords: list(text).optional().describe('Other words with which the search finds it'),
});

const entryQuestion: z.ZodType<EntryQuestion<string>> = fields({
  id,
  question: text.describe('A question that readers answer with yes or no'),
  lesson: name.describe('Id of the lesson where readers start if the answer is no'),
  why: text,
});

export const entryPointsSchema: z.ZodType<EntryPoints<string>> = fields({
  questions: list(entryQuestion),
  beyond: fields({ lesson: name, why: text }),
});

/** Data that the compiler derives from a lesson's file. Allows other fields. */
export const tutorialSchema: z.ZodType<TutorialFacts> = z.looseObject({
  id: name,
  slug: name,
  title: text,
  subject: name,
  minutes: minutesRange,
  exercises: z.number().refine((count) => Number.isInteger(count) && count >= 0, {
    error: ({ input }) => `${String(input)} isn't a number of exercises`,
  }),
});

/** Returns the schema for a list with at least one item. */
function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, 'the list is empty');
}

function isRange({ from, to }: MinutesRange): boolean {
  return Number.isInteger(from) && Number.isInteger(to) && from > 0 && from <= to;
}
