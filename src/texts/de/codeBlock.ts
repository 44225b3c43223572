/** Texts of blocks of code. */
import type { Translated } from '../translation';

/** Titles of blocks, by the code's language. */
export const languages = {
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  http: 'HTTP',
  text: 'Text',
} as const;

/** What screen readers call a block of code. */
export const codeNamed = (title: string) => `Code: ${title}`;

export type Complete = Translated<typeof import('../en/codeBlock'), typeof import('./codeBlock')>;
