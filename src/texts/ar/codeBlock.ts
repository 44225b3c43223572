/** Texts of blocks of code. U+2068 and U+2069 isolate titles, which can be in another script. */
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
  text: 'نص',
} as const;

/** What screen readers call a block of code. */
export const codeNamed = (title: string) => `كود: \u2068${title}\u2069`;

export type Complete = Translated<typeof import('../en/codeBlock'), typeof import('./codeBlock')>;
