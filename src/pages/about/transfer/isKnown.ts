import { KNOWN_IDS } from '../../../../.generated/knownIds';
import { REVIEW_CARDS } from '../../../../.generated/reviewCards';
import type { LastPlace } from '../../../progress/progressModel';
import { exerciseOfBug } from '../../../progress/reviews/bugCards';
import { exerciseOfTry } from '../../../progress/tries';
import { mockDraftId } from '../../mock/session/mockDraft';
import { courseOfPast } from '../../mock/session/mockStore';
import type { Offer } from './readFile';

const EXAM = mockDraftId('');

const LESSONS = new Set(KNOWN_IDS.lessons);
const SLUGS = new Set(KNOWN_IDS.slugs);
const TASKS = new Set(KNOWN_IDS.tasks);
const CHANGES = new Set(KNOWN_IDS.changes);
const CODE = new Set([...KNOWN_IDS.tasks, ...KNOWN_IDS.code]);
const CARDS = new Set(Object.values(REVIEW_CARDS).flat());
const COURSES = new Set(KNOWN_IDS.courses);
const PROGRAMS = new Set(KNOWN_IDS.programs);

const CHECKS: Readonly<Record<string, (id: string, value: unknown) => boolean>> = {
  started: (id) => LESSONS.has(id),
  done: (id) => LESSONS.has(id),
  bookmarks: (id) => LESSONS.has(id),
  passed: (id) => TASKS.has(id) || CHANGES.has(id),
  tries: (id) => TASKS.has(exerciseOfTry(id)),
  drafts: (id) => CODE.has(codeOf(id)),
  place: (_id, value) => SLUGS.has((value as LastPlace).slug),
  cards: (id) => CARDS.has(id) || TASKS.has(exerciseOfBug(id) ?? ''),
  settings: () => true,
  running: (id) => COURSES.has(id),
  past: (id) => COURSES.has(courseOfPast(id)),
  sheet: (id) => CODE.has(id),
};

/** Returns true if the site knows the id that an imported entry refers to. */
export function isKnown({ kind, id, value }: Offer): boolean {
  return CHECKS[kind]?.(id, value) ?? false;
}

/** Returns true if it's the id of a change to an example, which is passed like an exercise but isn't one. */
export function isChange(id: string): boolean {
  return CHANGES.has(id);
}

/** Returns true if the site knows the program in a study plan. */
export function isKnownPlan(plan: string): boolean {
  return PROGRAMS.has(new URLSearchParams(plan).get('program') ?? '');
}

/** Returns the id of a draft's code, without the interview prefix or file suffix. */
function codeOf(draftId: string): string {
  const id = draftId.startsWith(EXAM) ? draftId.slice(EXAM.length) : draftId;
  return id.replace(/\/(?:html|css|js)$/, '');
}
