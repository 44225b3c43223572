import ICAL from 'ical.js';
import {
  planCalendar,
  type PlanCalendarInput,
} from '../../../../src/pages/programs/planner/planCalendar';
import { planStudy, type Plan } from '../../../../src/pages/programs/planner/plan';

function planFrom(startDate: string, hoursPerWeek: number): Plan {
  const result = planStudy({
    items: [
      {
        id: 'ds-big-o',
        title:
          'Counting steps: what Big O means; part \\ one, “two” and a title that is long enough to be folded',
        course: 'data-structures',
        minutes: { from: 30, to: 45 },
      },
      { id: 'ds-trees', title: 'Trees', course: 'data-structures', minutes: { from: 60, to: 90 } },
    ],
    hoursPerWeek,
    days: [6, 7],
    startDate,
    today: '2027-01-01',
  });
  if (result.kind === 'problem') {
    throw new Error(result.message);
  }
  return result;
}

const input: PlanCalendarInput = {
  plan: planFrom('2027-03-27', 2),
  program: { id: 'first-steps', title: 'First steps, and more' },
  publisher: 'A school',
  host: 'school.example',
  url: 'https://school.example/programs?program=first-steps&days=67',
  stamp: new Date('2027-01-02T03:04:05Z'),
};

function parse(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

/** What a calendar makes of the text. */
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
        allDay: event.startDate.isDate,
        description: event.description,
        stamp: String(component.getFirstPropertyValue('dtstamp')),
        busy: component.getFirstPropertyValue('transp'),
      };
    });
}

test('a calendar reads one all-day event a session, on the day of the session', () => {
  const events = read(planCalendar(input));
  expect(events.map(({ start, end, allDay }) => [start, end, allDay])).toEqual([
    // Europe changes to summer time on the second of these days.
    ['2027-03-27', '2027-03-28', true],
    ['2027-03-27', '2027-03-28', true],
    ['2027-03-28', '2027-03-29', true],
    ['2027-04-03', '2027-04-04', true],
  ]);
  expect(events.map(({ title }) => title)).toEqual([
    'Counting steps: what Big O means; part \\ one, “two” and a title that is long enough to be folded (45 minutes)',
    'Trees (1 of 3, 15 minutes)',
    'Trees (2 of 3, 60 minutes)',
    'Trees (3 of 3, 15 minutes)',
  ]);
});

test('an event leaves the day free and says where it comes from', () => {
  const [event] = read(planCalendar(input));
  expect(event).toMatchObject({
    busy: 'TRANSPARENT',
    stamp: '2027-01-02T03:04:05Z',
    description: `First steps, and more, 45 minutes.\n${input.url}`,
  });
});

test('the file names program and publisher', () => {
  const calendar = parse(planCalendar(input));
  // The parser does not know this property (RFC 7986) and hands its text back as it is written.
  expect(calendar.getFirstPropertyValue('name')).toBe('First steps\\, and more');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//A school//Study plan//EN');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
});

test('every event has an id of its own', () => {
  expect(read(planCalendar(input)).map(({ uid }) => uid)).toEqual([
    'first-steps.ds-big-o.1@school.example',
    'first-steps.ds-trees.1@school.example',
    'first-steps.ds-trees.2@school.example',
    'first-steps.ds-trees.3@school.example',
  ]);
});

test('the same plan makes the same file', () => {
  expect(planCalendar(input)).toBe(planCalendar({ ...input, plan: planFrom('2027-03-27', 2) }));
});

test('another start keeps the ids, so that a calendar moves the events', () => {
  const later = planCalendar({ ...input, plan: planFrom('2027-05-01', 2) });
  const uids = (text: string): string[] => read(text).map(({ uid }) => uid);
  expect(uids(later)).toEqual(uids(planCalendar(input)));
});

test('lines end and fold as RFC 5545 asks', () => {
  const text = planCalendar(input);
  const lines = text.split('\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

test('a page that is not served by https can make the file too', () => {
  const { crypto } = globalThis;
  const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  Object.defineProperty(globalThis, 'crypto', { value: plain, configurable: true });
  try {
    expect(read(planCalendar(input))).toHaveLength(4);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});
