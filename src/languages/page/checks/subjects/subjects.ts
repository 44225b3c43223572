import { AssertionError } from '../../../javascript/kit/assertionError';
import { nameOf } from '../elements/roles';
import type { Session } from '../elements/session';
import { textOf } from '../elements/text';
import { pathOf } from '../elements/assertionErrorOn';
import type { Subject, Subjects } from '../vocabulary';
import { withDifference } from './subjectText';
import type { SeveralWords } from './several';

/**
 * Creates the API for a list of elements.
 *
 * @param subjects - the API for each single element, in the same order
 * @param words - how error messages refer to the elements
 */
export function createSubjects(
  { mirror }: Session,
  elements: readonly Element[],
  subjects: readonly Subject[],
  words: SeveralWords,
): Subjects {
  function compareList(actual: string[], wanted: readonly string[], what: string): void {
    const wrong = Math.max(
      actual.findIndex((text, place) => text !== wanted[place]),
      actual.length < wanted.length ? actual.length : -1,
    );
    if (wrong < 0) return;
    const element = elements[wrong];
    const more = actual.length - wanted.length;
    const isOne = actual.length === 1 && more === 0;
    const different = isOne
      ? `The ${what} of ${words.one} is different.`
      : `The ${what}s of ${words.all} are different.`;
    throw new AssertionError({
      message:
        more === 0
          ? withDifference(different, actual[wrong] ?? '', wanted[wrong] ?? '')
          : `There are too ${more < 0 ? 'few' : 'many'} ${words.any}.`,
      expected: listText(wanted),
      received: listText(actual),
      ...(element ? { element: pathOf(element) } : {}),
    });
  }

  return {
    count: elements.length,
    at(place) {
      const subject = subjects.at(place);
      if (subject === undefined) {
        throw new AssertionError({
          message: `There are too few ${words.any}.`,
          expected: `at least ${place < 0 ? -place : place + 1}`,
          received: String(elements.length),
        });
      }
      return subject;
    },
    each: (run) => subjects.forEach(run),
    hasCount(count) {
      if (elements.length !== count) {
        throw new AssertionError({
          message: `The number of ${words.any} is different.`,
          expected: String(count),
          received: String(elements.length),
        });
      }
    },
    hasTexts: (texts) =>
      compareList(
        elements.map((element) => textOf(mirror, element)),
        texts,
        'text',
      ),
    hasNames: (names) =>
      compareList(
        elements.map((element) => nameOf(mirror, element)),
        names,
        'name',
      ),
  };
}

/** Formats strings as a list: `"Tea", "Mint"`. */
export function listText(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.map((text) => `"${text}"`).join(', ');
}
