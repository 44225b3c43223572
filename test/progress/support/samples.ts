import { EMPTY_PROGRESS, type Progress } from '../../../src/progress/progressModel';

/** Returns progress that's empty except for the given parts. */
export function progressWith(parts: Partial<Progress>): Progress {
  return { ...EMPTY_PROGRESS, ...parts };
}

/** Progress with entries of every kind, including lessons and bookmarks that were unmarked. */
export const FULL_PROGRESS = progressWith({
  lessons: new Map([
    ['ds-big-o', { started: 100 }],
    ['web-html-tree', { started: 200, done: { on: true, at: 300 } }],
    ['web-css-cascade', { started: 210, done: { on: false, at: 310 } }],
  ]),
  passed: new Map([['web-html-headings', 250]]),
  drafts: new Map([
    ['web-html-headings', { text: 'let a = "1";\n', at: 240 }],
    ['web-html-escape', { text: null, at: 245 }],
  ]),
  tries: new Map([
    [
      'web-html-headings',
      [
        { text: 'let a = 1;\n', at: 244, passed: 2, of: 3 },
        { text: 'let b;\n', at: 241, passed: 0, of: 3, mistake: 'b has no value.' },
      ],
    ],
  ]),
  bookmarks: new Map([
    ['ds-big-o', { on: true, at: 400 }],
    ['ds-hash-map', { on: false, at: 410 }],
  ]),
  last: { slug: 'html-is-a-tree', heading: 'text-is-a-leaf', at: 500 },
});
