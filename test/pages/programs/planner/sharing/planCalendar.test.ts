import ICAL from 'ical.js';
import {
  planCalendar,
  type PlanCalendarInput,
} from '../../../../../src/pages/programs/planner/sharing/planCalendar';
import { planStudy, type Plan } from '../../../../../src/pages/programs/planner/plan/plan';

function planFrom(startDate: string, minutes = 60): Plan {
  const result = planStudy({
    items: [
      {
        id: 'ds-big-o',
        slug: 'big-o',
        title:
          'Counting steps: what Big O means; part \\ one, “two” and a title that is long enough to be folded',
        minutes: { from: 30, to: 45 },
      },
      { id: 'ds-trees', slug: 'trees', title: 'Trees', minutes: { from: 60, to: 90 } },
      { id: 'ds-last', slug: 'last', title: 'Last', minutes: { from: 10, to: 20 } },
    ],
    days: [6, 7],
    minutes,
    startDate,
  });
  if (result.kind === 'problem') throw new Error(result.message);
  return result;
}

const input: PlanCalendarInput = {
  plan: planFrom('2027-03-27'),
  program: { id: 'first-steps', title: 'First steps, and more' },
  time: '23:30',
  minutes: 60,
  earlier: 0,
  exported: 0,
  publisher: 'A school',
  host: 'school.example',
  url: 'https://school.example/programs/planner?program=first-steps',
  lessonUrl: (slug) => `https://school.example/tutorials/${slug}`,
  stamp: new Date('2027-01-02T03:04:05Z'),
};

function parse(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

/** Parses the events of a calendar file. */
function read(text: string) {
  return parse(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        title: event.summary,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        isFloating: event.startDate.zone === ICAL.Timezone.localTimezone,
        description: event.description,
        sequence: event.sequence,
        stamp: String(component.getFirstPropertyValue('dtstamp')),
        status: component.getFirstPropertyValue('status'),
        alarms: component.getAllSubcomponents('valarm').map((alarm) => ({
          action: alarm.getFirstPropertyValue('action'),
          trigger: String(alarm.getFirstPropertyValue('trigger')),
          description: alarm.getFirstPropertyValue('description'),
        })),
      };
    });
}

const uidsOf = (text: string) => read(text).map(({ uid }) => uid);

test('the calendar has one event per study day, at the chosen local time', () => {
  const events = read(planCalendar(input));
  // Europe switches to daylight saving time on March 28, and each session ends after midnight.
  expect(events.map(({ start, end }) => [start, end])).toEqual([
    ['2027-03-27T23:30:00', '2027-03-28T00:30:00'],
    ['2027-03-28T23:30:00', '2027-03-29T00:30:00'],
    ['2027-04-03T23:30:00', '2027-04-04T00:30:00'],
  ]);
  expect(events.every(({ isFloating }) => isFloating)).toBe(true);
  expect(planCalendar(input)).not.toMatch(/^DT(?:START|END).*(?:Z|TZID.*)\r$/m);
});

test('an event lists its lessons with links', () => {
  const [first, second, third] = read(planCalendar(input));
  expect(first?.title).toBe(
    'Study: Counting steps: what Big O means; part \\ one, “two” and a title that is long enough to be folded',
  );
  expect(second?.title).toBe('Study: Trees');
  expect(third?.title).toBe('Study: Trees (continued); Last');
  expect(third?.description).toBe(
    [
      'Trees (continued), 45 minutes',
      'https://school.example/tutorials/trees',
      '',
      'Last, 20 minutes',
      'https://school.example/tutorials/last',
      '',
      'Your plan, First steps, and more',
      input.url,
    ].join('\n'),
  );
});

test('an event has a reminder ten minutes before', () => {
  for (const { alarms, title } of read(planCalendar(input))) {
    expect(alarms).toEqual([{ action: 'DISPLAY', trigger: '-PT10M', description: title }]);
  }
});

test('an event that is over or about to start has no reminder', () => {
  const [first, second] = read(planCalendar({ ...input, stamp: new Date(2027, 2, 27, 23, 25) }));
  expect(first?.alarms).toEqual([]);
  expect(second?.alarms).toHaveLength(1);
});

test("the file has the program's name and the publisher", () => {
  const calendar = parse(planCalendar(input));
  // The parser doesn't know this property (RFC 7986), so its value stays escaped.
  expect(calendar.getFirstPropertyValue('name')).toBe('First steps\\, and more');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//A school//Study plan//EN');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
});

test('the file names the language of its texts', async () => {
  jest.resetModules();
  for (const name of ['documentLanguage', 'planCalendar']) {
    jest.doMock(`../../../../../src/texts/en/${name}`, () =>
      jest.requireActual<object>(`../../../../../src/texts/de/${name}`),
    );
  }
  const german = await import('../../../../../src/pages/programs/planner/sharing/planCalendar');
  const calendar = parse(german.planCalendar(input));
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//A school//Lernplan//DE');
});

test('every event has a unique id', () => {
  expect(uidsOf(planCalendar(input))).toEqual([
    'first-steps.day-1@school.example',
    'first-steps.day-2@school.example',
    'first-steps.day-3@school.example',
  ]);
});

test('the same plan makes an identical file', () => {
  expect(planCalendar(input)).toBe(planCalendar({ ...input, plan: planFrom('2027-03-27') }));
});

test('a different start date keeps the ids and increments the sequence, so that calendars move the events', () => {
  const before = read(planCalendar(input));
  const later = read(
    planCalendar({
      ...input,
      plan: planFrom('2027-05-01'),
      stamp: new Date('2027-01-02T03:05:05Z'),
    }),
  );
  expect(later.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  later.forEach(({ sequence, stamp }, index) => {
    expect(sequence).toBeGreaterThan(before[index]?.sequence ?? 0);
    expect(stamp).toBe('2027-01-02T03:05:05Z');
  });
  // Integers in calendar files are limited to 32 bits (RFC 5545, 3.3.8).
  expect(Math.max(...later.map(({ sequence }) => sequence))).toBeLessThan(2 ** 31);
});

test('past days keep their events after rescheduling', () => {
  expect(uidsOf(planCalendar({ ...input, earlier: 2, exported: 5 }))).toEqual([
    'first-steps.day-3@school.example',
    'first-steps.day-4@school.example',
    'first-steps.day-5@school.example',
  ]);
});

test('days that are no longer in the plan are canceled', () => {
  const events = read(planCalendar({ ...input, exported: 5 }));
  expect(events.map(({ uid, status }) => [uid, status])).toEqual([
    ['first-steps.day-1@school.example', null],
    ['first-steps.day-2@school.example', null],
    ['first-steps.day-3@school.example', null],
    ['first-steps.day-4@school.example', 'CANCELLED'],
    ['first-steps.day-5@school.example', 'CANCELLED'],
  ]);
  expect(events.at(-1)?.alarms).toEqual([]);
});

test('lines are ended and folded as in RFC 5545', () => {
  const text = planCalendar(input);
  const lines = text.split('\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

test('the file can also be made on a page without https', () => {
  const { crypto } = globalThis;
  const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  Object.defineProperty(globalThis, 'crypto', { value: plain, configurable: true });
  try {
    expect(read(planCalendar(input))).toHaveLength(3);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});
