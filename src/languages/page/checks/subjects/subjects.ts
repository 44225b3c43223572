import { list } from '../../../../texts/en/page/differences';
import type { GroupFacts } from '../../../../texts/en/page/elements';
import * as texts from '../../../../texts/en/page/groups';
import { AssertionError } from '../../../javascript/kit/assertionError';
import { nameOf } from '../elements/roles';
import type { Session } from '../elements/session';
import { textOf } from '../elements/text';
import { pathOf } from '../elements/assertionErrorOn';
import type { Subject, Subjects } from '../vocabulary';
import { differenceOf } from './subjectText';

/**
 * Creates the API for a list of elements.
 *
 * @param subjects - the API for each single element, in the same order
 * @param group - how error messages name the elements
 */
export function createSubjects(
  { mirror }: Session,
  elements: readonly Element[],
  subjects: readonly Subject[],
  group: GroupFacts,
): Subjects {
  function compareList(
    actual: string[],
    wanted: readonly string[],
    messages: Record<'one' | 'several', typeof texts.textDiffers>,
  ): void {
    const wrong = Math.max(
      actual.findIndex((text, place) => text !== wanted[place]),
      actual.length < wanted.length ? actual.length : -1,
    );
    if (wrong < 0) return;
    const element = elements[wrong];
    const more = actual.length - wanted.length;
    const isOne = actual.length === 1 && more === 0;
    const differ = isOne ? messages.one : messages.several;
    throw new AssertionError({
      message:
        more === 0
          ? differ(group, differenceOf(actual[wrong] ?? '', wanted[wrong] ?? ''))
          : more < 0
            ? texts.tooFew(group)
            : texts.tooMany(group),
      expected: list(wanted),
      received: list(actual),
      ...(element ? { element: pathOf(element) } : {}),
    });
  }

  return {
    count: elements.length,
    at(place) {
      const subject = subjects.at(place);
      if (subject === undefined) {
        throw new AssertionError({
          message: texts.tooFew(group),
          expected: texts.atLeast(place < 0 ? -place : place + 1),
          received: String(elements.length),
        });
      }
      return subject;
    },
    each: (run) => subjects.forEach(run),
    hasCount(count) {
      if (elements.length !== count) {
        throw new AssertionError({
          message: texts.countDiffers(group),
          expected: String(count),
          received: String(elements.length),
        });
      }
    },
    hasTexts: (wanted) =>
      compareList(
        elements.map((element) => textOf(mirror, element)),
        wanted,
        { one: texts.textDiffers, several: texts.textsDiffer },
      ),
    hasNames: (names) =>
      compareList(
        elements.map((element) => nameOf(mirror, element)),
        names,
        { one: texts.nameDiffers, several: texts.namesDiffer },
      ),
  };
}
