/** Schema of the frames that a steps figure's code records. */
import { z } from 'zod';
import type { TONES } from '../../../../content/figure';

/** Maximum length of a frame's sentence, in characters, so that it fits below the figure. */
const MAX_SENTENCE = 160;

/** Maximum length of a question and of an answer, in characters, so that they fit below the figure. */
const MAX_QUESTION = 120;
const MAX_ANSWER = 60;

const text = z.string();
const index = z.int().min(0);

/** Indexes of items by tone: `{ good: [0, 1] }`. */
const toned = z.partialRecord(
  z.enum(['primary', 'accent', 'muted', 'good', 'bad'] satisfies (typeof TONES)[number][]),
  z.array(index),
);

const common = { name: text.optional() };

const treeNode: z.ZodType<TreeNode> = z.lazy(() =>
  z.strictObject({
    text,
    isCurrent: z.boolean(),
    /** `null` reserves space for a missing child. */
    children: z.array(z.union([treeNode, z.null()])),
  }),
);

export interface TreeNode {
  text: string;
  isCurrent: boolean;
  children: (TreeNode | null)[];
}

const view = z.discriminatedUnion('view', [
  z.strictObject({
    view: z.literal('array'),
    items: z.array(text),
    pointers: z.record(z.string(), z.int()),
    toned,
    ...common,
  }),
  z.strictObject({ view: z.literal('stack'), items: z.array(text), ...common }),
  z.strictObject({ view: z.literal('queue'), items: z.array(text), ...common }),
  z.strictObject({
    view: z.literal('buckets'),
    buckets: z.array(z.array(text)),
    current: index.optional(),
    ...common,
  }),
  z.strictObject({ view: z.literal('tree'), root: z.union([treeNode, z.null()]), ...common }),
  z.strictObject({
    view: z.literal('calls'),
    calls: z.array(z.strictObject({ text, note: text.optional() })),
    ...common,
  }),
  z.strictObject({
    view: z.literal('boxes'),
    /** Each name has either a value (`text`) or the index in `objects` of the object that it points to. */
    names: z.array(z.strictObject({ name: text, text: text.optional(), object: index.optional() })),
    objects: z.array(text),
    ...common,
  }),
]);

export const recordedFrames = z.array(
  z.strictObject({
    sentence: text.min(1, 'is missing').max(MAX_SENTENCE, `has over ${MAX_SENTENCE} characters`),
    views: z.array(view).min(1, 'nothing is shown before frame(…)'),
    ask: z
      .strictObject({
        question: text.min(1).max(MAX_QUESTION, `has over ${MAX_QUESTION} characters`),
        answers: z
          .array(text.min(1).max(MAX_ANSWER, `has over ${MAX_ANSWER} characters`))
          .min(2, 'needs two to four answers')
          .max(4, 'needs two to four answers')
          .refine((answers) => new Set(answers).size === answers.length, 'are all different'),
        right: index,
      })
      .refine(({ answers, right }) => right < answers.length, {
        message: 'is the index of an answer',
        path: ['right'],
      })
      .optional(),
  }),
);

export type RecordedView = z.output<typeof view>;

export type ViewOf<Kind extends RecordedView['view']> = Extract<RecordedView, { view: Kind }>;

export type RecordedFrame = z.output<typeof recordedFrames>[number];
