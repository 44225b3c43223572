/** @jest-environment jsdom */
import '../../../support/school/mockSchool';
import { KNOWN_IDS } from '../../../../.generated/knownIds';
import { mockStore, recordsOf } from '../../../../src/pages/mock/session/mockStore';
import { applyImport, copyBeforeImport } from '../../../../src/pages/about/transfer/applyImport';
import { undoCopy } from '../../../../src/pages/about/transfer/everything';
import { planImport } from '../../../../src/pages/about/transfer/importPlan';
import { readFileText } from '../../../../src/pages/about/transfer/readFile';
import { keptPlanStore } from '../../../../src/pages/programs/planner/storage/keptPlanStore';
import { progressFileText, type OtherWork } from '../../../../src/progress/progressFile';
import { LIMITS, type Progress } from '../../../../src/progress/progressModel';
import { progressStore } from '../../../../src/progress/progressStore';
import { EMPTY_REVIEWS } from '../../../../src/progress/reviews/reviewModel';
import { reviewStore } from '../../../../src/progress/reviews/reviewStore';
import { progressWith } from '../../../progress/support/samples';

const [LESSON = ''] = KNOWN_IDS.lessons;
const [TASK = '', OTHER_TASK = ''] = KNOWN_IDS.tasks;
const [COURSE = ''] = KNOWN_IDS.courses;
const [PROGRAM = ''] = KNOWN_IDS.programs;
const NOW = Date.now();

async function planOf(progress: Partial<Progress>, other?: OtherWork, takesFuture = false) {
  const file = await readFileText(progressFileText(progressWith(progress), EMPTY_REVIEWS, other));
  if (!file.ok) throw new Error(file.reason);
  return planImport(file, { plan: keptPlanStore.getSnapshot(), now: NOW, takesFuture });
}

const drafts = (text: string | null, at: number, id = TASK) => ({
  drafts: new Map([[id, { text, at }]]),
});

beforeEach(() => {
  localStorage.clear();
  progressStore.clear();
  reviewStore.clear();
  mockStore.clear();
  keptPlanStore.keep(null);
});

test.each<[string, () => void, Partial<Progress>, object]>([
  [
    'a lesson',
    () => undefined,
    { lessons: new Map([[LESSON, { started: 1 }]]) },
    { added: { lessons: 1 } },
  ],
  [
    'completion of a lesson started here',
    () => progressStore.markStarted(LESSON),
    { lessons: new Map([[LESSON, { started: 1, done: { on: true, at: 2 } }]]) },
    { added: { lessons: 1 } },
  ],
  ['code', () => undefined, drafts('new', 1), { added: { drafts: 1 } }],
  [
    'newer code',
    () => progressStore.saveDraft(TASK, 'old'),
    drafts('new', NOW + 60_000),
    { replaced: { drafts: 1 } },
  ],
  [
    'older code',
    () => progressStore.saveDraft(TASK, 'new'),
    drafts('old', 1),
    { kept: { drafts: 1 } },
  ],
  ['the same code', () => progressStore.saveDraft(TASK, 'same'), drafts('same', 1), { kept: {} }],
  ['the file of a page', () => undefined, drafts('x', 1, `${TASK}/css`), { added: { drafts: 1 } }],
  [
    'code of an interview',
    () => undefined,
    drafts('x', 1, `mock/${TASK}/js`),
    { added: { drafts: 1 } },
  ],
  ['deleted code', () => undefined, drafts(null, 1), { added: {}, removed: {} }],
  [
    'deletion of code on this device',
    () => progressStore.saveDraft(TASK, 'mine'),
    drafts(null, NOW + 60_000),
    { removed: { drafts: 1 }, replaced: {} },
  ],
  [
    'code that was deleted here',
    () => {
      progressStore.saveDraft(TASK, 'mine');
      progressStore.dropDraft(TASK);
    },
    drafts('theirs', NOW + 60_000),
    { added: { drafts: 1 }, replaced: {} },
  ],
  [
    'removed marks',
    () => {
      progressStore.markDone(LESSON);
      progressStore.toggleBookmark(LESSON);
    },
    {
      lessons: new Map([[LESSON, { started: 1, done: { on: false, at: NOW + 60_000 } }]]),
      bookmarks: new Map([[LESSON, { on: false, at: NOW + 60_000 }]]),
    },
    { removed: { lessons: 1, bookmarks: 1 }, replaced: {} },
  ],
])('lists what an import would change on the device: %s', async (_name, before, file, expected) => {
  before();
  expect(await planOf(file)).toMatchObject(expected);
});

test('unknown ids are ignored', async () => {
  const plan = await planOf({
    lessons: new Map([['nowhere', { started: 1 }]]),
    passed: new Map([
      ['nothing', 1],
      [TASK, 1],
    ]),
    drafts: new Map([['evil', { text: 'x', at: 1 }]]),
    bookmarks: new Map([['nowhere', { on: true, at: 1 }]]),
    last: { slug: 'nowhere', at: 1 },
  });
  expect(plan.changes.map(({ id }) => id)).toEqual([TASK]);
  expect(plan.leftOut.unknown).toBe(5);
});

test.each([8.64e15, NOW + 25 * 60 * 60 * 1_000])(
  'times after tomorrow are rejected: %d',
  async (at) => {
    progressStore.saveDraft(TASK, 'mine');
    const plan = await planOf({ ...drafts('theirs', at), passed: new Map([[TASK, at]]) });
    expect(plan.changes).toEqual([]);
    expect(plan.leftOut.future).toBe(2);
    await applyImport(plan);
    progressStore.saveDraft(TASK, 'mine, later');
    expect(progressStore.getSnapshot().drafts.get(TASK)?.at).toBeLessThan(NOW + 60_000);
  },
);

test('entries from a clock that was ahead can be imported with today as their date', async () => {
  const later = NOW + 400 * 24 * 60 * 60 * 1_000;
  const attempt = (text: string, at: number) => ({ text, at, passed: 0, of: 1 });
  progressStore.saveDraft(TASK, 'mine');
  const plan = await planOf(
    {
      ...drafts('theirs', later),
      passed: new Map([[OTHER_TASK, later]]),
      tries: new Map([[TASK, [attempt('second', later + 1), attempt('first', later)]]]),
    },
    undefined,
    true,
  );
  expect(plan).toMatchObject({ redated: 4, leftOut: { future: 0 }, replaced: { drafts: 1 } });
  await applyImport(plan);
  const { drafts: own, passed, tries } = progressStore.getSnapshot();
  expect(own.get(TASK)).toMatchObject({ text: 'theirs' });
  expect(tries.get(TASK)?.map(({ text }) => text)).toEqual(['second', 'first']);
  for (const at of [own.get(TASK)?.at, passed.get(OTHER_TASK), tries.get(TASK)?.[0]?.at]) {
    expect(at).toBeGreaterThan(NOW - 1_000);
    expect(at).toBeLessThanOrEqual(NOW);
  }
});

test('an interview from a clock that was ahead keeps how long it took', async () => {
  const later = NOW + 400 * 24 * 60 * 60 * 1_000;
  const session = {
    tasks: [TASK],
    startedAt: later,
    minutes: 30,
    endedAt: later + 600_000,
    work: { [TASK]: { asked: [], hints: 0, runs: 1, code: 'x', scores: {} } },
    visits: [{ task: TASK, at: later }],
  };
  const interviews = { [COURSE]: { session: null, past: [session] } };
  const plan = await planOf({}, { interviews }, true);
  expect(plan.added).toEqual({ interviews: 1 });
  await applyImport(plan);
  const [past] = recordsOf(mockStore.current())[COURSE]?.past ?? [];
  expect(past?.endedAt).toBeLessThanOrEqual(NOW);
  expect((past?.endedAt ?? 0) - (past?.startedAt ?? 0)).toBe(600_000);
  expect([...mockStore.current().past.keys()]).toEqual([`${COURSE}@${past?.startedAt}`]);
});

test("work from this device's own clock that was ahead is replaced by newer work", async () => {
  localStorage.setItem(
    progressStore.keyOf('drafts', TASK),
    JSON.stringify({ text: 'from the future', at: NOW + 400 * 24 * 60 * 60 * 1_000 }),
  );
  progressStore.reread();
  expect(await planOf(drafts('theirs', NOW))).toMatchObject({ replaced: { drafts: 1 } });
});

test('existing entries are never evicted, whatever times the file has', async () => {
  const own = Array.from({ length: 6 }, (_, index) => `${TASK}-own-${index}`);
  const text = 'x'.repeat(LIMITS.draft - 2);
  for (const id of own) progressStore.saveDraft(id, text);
  const theirs = KNOWN_IDS.code.concat(KNOWN_IDS.tasks).slice(0, 8);
  const plan = await planOf({
    drafts: new Map(theirs.map((id) => [id, { text, at: NOW + 3_600_000 }])),
  });
  expect(plan.added.drafts).toBe(4);
  expect(plan.leftOut.room).toBe(4);
  await applyImport(plan);
  for (const id of own) expect(progressStore.draftOf(id)).toBe(text);
});

test('study plans and mock interviews are included; an existing plan stays', async () => {
  const session = {
    tasks: [TASK],
    startedAt: 5,
    minutes: null,
    isWithFriend: false,
    visits: [],
    work: {},
  };
  const work = {
    plan: `program=${PROGRAM}`,
    interviews: { [COURSE]: { session, past: [session] } },
  };
  const plan = await planOf({}, work);
  expect(plan.added).toEqual({ interviews: 2, plan: 1 });
  await applyImport(plan);
  expect(keptPlanStore.getSnapshot()).toBe(work.plan);
  expect(recordsOf(mockStore.current())).toEqual(work.interviews);
  expect(await planOf({}, { plan: `program=${PROGRAM}&days=1` })).toMatchObject({
    plan: null,
    kept: { plan: 1 },
  });
  keptPlanStore.keep(null);
  expect(await planOf({}, { plan: 'program=nowhere' })).toMatchObject({
    plan: null,
    leftOut: { unknown: 1 },
  });
});

test('an import can be undone, keeping later changes', async () => {
  progressStore.saveDraft(TASK, 'mine');
  const plan = await planOf({
    ...drafts('theirs', NOW + 60_000),
    passed: new Map([[TASK, 1]]),
    bookmarks: new Map([[LESSON, { on: true, at: 1 }]]),
  });
  const copy = await copyBeforeImport(plan, NOW);
  await applyImport(plan);
  expect(progressStore.draftOf(TASK)).toBe('theirs');
  progressStore.toggleBookmark(LESSON);
  progressStore.saveDraft(OTHER_TASK, 'later');
  if (!copy) throw new Error('no copy');
  expect(await undoCopy(copy)).toBe('undone');
  const { passed, bookmarks } = progressStore.getSnapshot();
  expect(progressStore.draftOf(TASK)).toBe('mine');
  expect(progressStore.draftOf(OTHER_TASK)).toBe('later');
  expect(passed.size).toBe(0);
  expect(bookmarks.get(LESSON)?.on).toBe(false);
  expect(await undoCopy(copy)).toBe('gone');
});
