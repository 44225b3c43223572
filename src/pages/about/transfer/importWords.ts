import type { ParseFailure } from '../../../progress/readOwnText';
import * as texts from '../../../texts/en/aboutTransfer';
import type { ImportPlan, LeftOut, Subject } from './importPlan';

/** Where imported progress comes from. */
export type Source = 'file' | 'link';

type Count = (count: number) => string;

const REFUSALS: Readonly<Record<ParseFailure, string>> = texts.fileRefused;
const COUNTED: Readonly<Record<Subject, Count>> = texts.counted;
const REMOVED: Readonly<Partial<Record<Subject, Count>>> = texts.removedWork;
const SKIPPED: Readonly<Record<LeftOut, Count>> = texts.skippedEntries;

/**
 * Returns the message for a rejected import.
 *
 * @param reason - why it was rejected
 * @param source - file or link
 */
export function describeRefusal(reason: ParseFailure, source: Source = 'file'): string {
  if (source === 'file') return REFUSALS[reason];
  return reason === 'newer-version' ? texts.linkIsNewer : texts.linkIsDamaged;
}

/** Returns true if an import would add, replace, or remove anything visible to the reader. */
export function changesAnything({ added, replaced, removed }: ImportPlan): boolean {
  return [added, replaced, removed].some((counts) => Object.keys(counts).length > 0);
}

/**
 * Describes what an import will change.
 *
 * @param plan - the import
 * @returns one or more sentences
 */
export function describePlan(plan: ImportPlan): string {
  return sentences(plan, BEFORE);
}

/**
 * Describes what an import has changed.
 *
 * @param plan - the import
 * @param source - file or link
 * @returns one or more sentences
 */
export function describeImport(plan: ImportPlan, source: Source = 'file'): string {
  const words = sentences(plan, AFTER);
  if (changesAnything(plan)) return words;
  const nothingNewer = source === 'file' ? texts.fileHasNothingNewer : texts.linkHasNothingNewer;
  return `${nothingNewer} ${words}`.trimEnd();
}

/** Puts phrases such as '8 lessons' into a sentence. */
type Sentence = (phrases: readonly string[]) => string;

interface Sentences {
  added: Sentence;
  replaced: Sentence;
  removed: Sentence;
  redated: Count;
}

const BEFORE: Sentences = {
  added: texts.willAdd,
  replaced: texts.willUpdate,
  removed: texts.willRemove,
  redated: texts.willRedate,
};
const AFTER: Sentences = {
  added: texts.added,
  replaced: texts.updated,
  removed: texts.removed,
  redated: texts.redated,
};

function sentences(
  { added, replaced, removed, redated, kept, leftOut }: ImportPlan,
  say: Sentences,
): string {
  return [
    sentence(COUNTED, added, say.added),
    sentence(COUNTED, replaced, say.replaced),
    sentence(REMOVED, removed, say.removed),
    redated > 0 ? say.redated(redated) : '',
    sentence(COUNTED, kept, texts.keptAsIs),
    sentence(SKIPPED, leftOut, texts.skipped),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Says the counts that aren't zero; an empty string if all are. */
function sentence<K extends string>(
  phrases: Readonly<Partial<Record<K, Count>>>,
  counts: Readonly<Partial<Record<K, number>>>,
  say: Sentence,
): string {
  const said = (Object.keys(phrases) as K[]).flatMap((key) => {
    const count = counts[key] ?? 0;
    return count > 0 ? (phrases[key]?.(count) ?? []) : [];
  });
  return said.length > 0 ? say(said) : '';
}
