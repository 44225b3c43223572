/** Schemas of all content except lessons. They reject unknown fields. */
import { z } from 'zod';
import { COVER_MOTIFS } from '../../../content/cover';
import { LEVELS } from '../../../content/levels';
import type { Course, MinutesRange, Program, Question, Subject } from '../../../content/model';
import type { EntryPoints, EntryQuestion } from '../../../content/summary';
import type { TutorialFacts } from '../../../content/totals';
import { answerText, text } from './contentText';
import { fields } from './fields';

/** Maximum length of a description, in characters, so that it fits in search results and lists. */
const MAX_DESCRIPTION = 160;

/** An id or slug; `validateIds` checks its format. */
const name = z.string();
const description = text.refine(({ length }) => length <= MAX_DESCRIPTION, {
  error: ({ input }) =>
    `has ${String(input).length} characters; at most ${MAX_DESCRIPTION} are shown`,
});
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
  all
    .filter((topic, index) => topic !== topic.toLowerCase() || all.indexOf(topic) < index)
    .forEach((topic) => {
      const message = `the topic "${topic}" isn't lowercase or appears twice`;
      context.addIssue({ code: 'custom', message });
    });
});

const courseModule = fields({ id: name, title: text, summary: text, lessons: list(name) });

const project = fields({
  title: text,
  brief: text,
  acceptance: list(text),
  inputs: list(fields({ label: text, code: name, choices: list(name) })).optional(),
});

export const courseSchema: z.ZodType<Course> = fields({
  id: name,
  slug: name,
  subject: name,
  title: text,
  description,
  level: z.enum(LEVELS),
  topics,
  forWhom: list(text),
  notFor: list(text),
  outcomes: list(text),
  prerequisites: z.array(fields({ course: name, through: name.optional() })),
  alsoNeeded: z.array(text),
  modules: list(courseModule),
  project,
  cover: z
    .enum(COVER_MOTIFS, {
      error: ({ input }) =>
        `there is no motif "${String(input)}"; leave it out, or use one of: ${COVER_MOTIFS.join(', ')}`,
    })
    .optional(),
  mock: fields({ question: minutes, problem: minutes, stretch: minutes }).optional(),
});

const checkpoint = fields({ id: name, title: text, shows: list(text) });

export const programSchema: z.ZodType<Program> = fields({
  id: name,
  slug: name,
  title: text,
  description,
  forWhom: list(text),
  notPromised: list(text).optional(),
  steps: list(fields({ course: name, modules: list(name).optional(), checkpoint })),
});

export const subjectSchema: z.ZodType<Subject> = fields({
  id: name,
  name: text,
  summary: text,
});

export const questionSchema: z.ZodType<Question> = fields({
  id: name,
  question: text,
  answer: list(answerText),
  places: list(z.enum(['home', 'about'])),
  keywords: list(text).optional(),
});

const entryQuestion: z.ZodType<EntryQuestion<string>> = fields({
  id: name,
  question: text,
  lesson: name,
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
