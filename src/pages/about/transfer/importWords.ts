import { countOf } from '../../../texts/en/format';
import type { ParseFailure } from '../../../progress/readOwnText';
import type { Counts, ImportPlan, LeftOut, Subject } from './importPlan';

/** Where imported progress comes from. */
export type Source = 'file' | 'link';

const REFUSALS: Readonly<Record<ParseFailure, string>> = {
  'too-large': 'This file is too large to be an export from this site.',
  'not-json': "This file isn't an export from this site, or it's damaged: it isn't JSON.",
  'not-progress': "This file isn't an export from this site: it contains a different kind of JSON.",
  'newer-version':
    'This file was exported from a newer version of this site. Reload the page and try again.',
};

const DAMAGED_LINK =
  "This link is damaged, or it isn't from this site. Copy all of it and open it again.";

const NEWER_LINK =
  'This link is from a newer version of this site. Reload the page and open it again.';

const NAMES: Readonly<Record<Subject, readonly [string, string?]>> = {
  lessons: ['lesson'],
  exercises: ['passed exercise'],
  bookmarks: ['bookmark'],
  reviews: ['reviewed question'],
  drafts: ['piece of code', 'pieces of code'],
  tries: ['earlier try', 'earlier tries'],
  interviews: ['mock interview'],
  plan: ['study plan'],
};

const REASONS: Readonly<Record<LeftOut, string>> = {
  unknown: "this site doesn't recognize",
  future: 'dated in the future',
  room: "there isn't enough space for",
  unreadable: "that can't be read",
};

/**
 * Returns the message for a rejected import.
 *
 * @param reason - why it was rejected
 * @param source - file or link
 */
export function describeRefusal(reason: ParseFailure, source: Source = 'file'): string {
  const ofLink = reason === 'newer-version' ? NEWER_LINK : DAMAGED_LINK;
  return `${source === 'link' ? ofLink : REFUSALS[reason]} Nothing was changed.`;
}

/** Returns true if an import would add or replace anything visible to the reader. */
export function changesAnything({ added, replaced }: ImportPlan): boolean {
  return [added, replaced].some((counts) => Object.keys(counts).length > 0);
}

/**
 * Describes what an import will change.
 *
 * @param plan - the import
 * @returns one or more sentences
 */
export function describePlan(plan: ImportPlan): string {
  return sentences(
    plan,
    (added) => `It adds ${added}.`,
    (replaced) => `It updates ${replaced}.`,
  );
}

/**
 * Describes what an import has changed.
 *
 * @param plan - the import
 * @param source - file or link
 * @returns one or more sentences
 */
export function describeImport(plan: ImportPlan, source: Source = 'file'): string {
  const words = sentences(
    plan,
    (added) => `Imported: ${added}.`,
    (replaced) => `Updated: ${replaced}.`,
  );
  return changesAnything(plan)
    ? words
    : `The ${source} has nothing newer than what's already here. ${words}`.trimEnd();
}

function sentences(
  { added, replaced, kept, leftOut }: ImportPlan,
  sayAdded: (names: string) => string,
  sayReplaced: (names: string) => string,
): string {
  const left = Object.entries(leftOut).filter(([, count]) => count > 0);
  return [
    listed(added, sayAdded),
    listed(replaced, sayReplaced),
    listed(kept, (names) => `Kept as is: ${names}.`),
    left.length > 0
      ? `Skipped: ${left.map(([reason, count]) => `${countOf(count, 'entry', 'entries')} ${REASONS[reason as LeftOut]}`).join(', ')}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function listed(counts: Counts, say: (names: string) => string): string {
  const names = Object.entries(NAMES).flatMap(([subject, [one, many]]) => {
    const count = counts[subject as Subject] ?? 0;
    return count > 0 ? countOf(count, one, many) : [];
  });
  return names.length > 0 ? say(names.join(', ')) : '';
}
