import { countOf } from '../../content/format';
import type { ParseFailure } from '../../progress/progressCodec';
import type { ImportResult, ImportSummary } from '../../progress/progressFile';

const REFUSALS: Readonly<Record<ParseFailure, string>> = {
  'too-large': 'This file is larger than any export of this site.',
  'not-json': 'This file is not an export of this site, or it is damaged: it holds no JSON.',
  'not-progress': 'This file is not an export of this site: it holds JSON of another kind.',
  'newer-version':
    'This file was exported from a newer version of this site. Reload the page and try again.',
};

/**
 * Says what an import did.
 *
 * @param result - what the store answered
 * @returns one or more sentences
 */
export function describeImport(result: ImportResult): string {
  return result.ok
    ? describeSummary(result.summary)
    : `${REFUSALS[result.reason]} Nothing was changed.`;
}

function describeSummary(summary: ImportSummary): string {
  const { lessons, exercises, bookmarks, drafts, replaced, kept, unreadable } = summary;
  const news = [
    lessons > 0 ? countOf(lessons, 'lesson') : '',
    exercises > 0 ? countOf(exercises, 'passed exercise') : '',
    bookmarks > 0 ? countOf(bookmarks, 'bookmark') : '',
    drafts > 0 ? countOf(drafts, 'piece of code', 'pieces of code') : '',
  ].filter((part) => part !== '');
  return [
    news.length > 0
      ? `Imported: ${news.join(', ')}.`
      : replaced > 0
        ? 'Imported.'
        : 'The file holds nothing newer than what is here.',
    replaced > 0 ? `The file’s version of your code was newer ${times(replaced)} and is used.` : '',
    kept > 0 ? `Your version here was newer ${times(kept)} and is kept.` : '',
    unreadable > 0
      ? `${countOf(unreadable, 'entry', 'entries')} of the file could not be read.`
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function times(count: number): string {
  return count === 1 ? 'once' : `${countOf(count, 'time')}`;
}
