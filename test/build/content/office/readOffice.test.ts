import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../../../src/build/content/problems';
import type { AllowedOrigin } from '../../../../src/brand/brandModel';
import { readOffice } from '../../../../src/build/content/office/readOffice';
import {
  TODAY,
  UNITS,
  officeFixture,
  portrait,
  type OfficeFixture,
} from '../../../fixtures/office/officeFixture';

const ALLOWED: readonly AllowedOrigin[] = [
  { origin: 'https://plausible.example.org', for: ['scripts', 'connect'] },
  { origin: 'https://matomo.example.org', for: ['scripts', 'connect', 'images'] },
  { origin: 'https://videos.example.org', for: ['frames'] },
];

const allowedOrigins = () => Promise.resolve(ALLOWED);

let school: OfficeFixture;

beforeEach(async () => {
  school = await officeFixture();
});

afterEach(() => school.remove());

async function problems(): Promise<string[]> {
  const { problems: found } = await readOffice(school.root, UNITS, TODAY, allowedOrigins);
  return found.map(formatProblem).map((line) => line.replace('src/school/office/', ''));
}

test('the sample office has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('a school without an office has no facts and no problems', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'no-office-'));
  const { office, problems: found } = await readOffice(root, UNITS, TODAY, allowedOrigins);
  rmSync(root, { recursive: true });
  expect(found).toEqual([]);
  expect(Object.values(office).flat()).toEqual([]);
});

test('the record of consent is not published', async () => {
  const { office } = await readOffice(school.root, UNITS, TODAY, allowedOrigins);
  expect(JSON.stringify(office.testimonials)).not.toContain('consent');
});

test.each([
  [
    'a testimonial without a source',
    'testimonials.yaml',
    '  source: https://blog.example.org/learning-to-code\n',
    '',
    "testimonials.yaml:2  iva-2026: source: this field is missing; give the https address of the quote, or the name of the document that contains it, because a quote that can't be traced isn't published",
  ],
  [
    'a testimonial without a date',
    'testimonials.yaml',
    '  date: 2026-08-02\n',
    '',
    'testimonials.yaml:9  tom-2026: date: this field is missing; write the date of the quote as YYYY-MM-DD, because readers need to know how old it is',
  ],
  [
    'a testimonial without consent',
    'testimonials.yaml',
    '  consent: 2026-05-20\n',
    '',
    'testimonials.yaml:2  iva-2026: consent: this field is missing; write the date on which the person agreed (YYYY-MM-DD), or the https address of their consent, because you can only quote people who agreed',
  ],
  [
    'consent in the future',
    'testimonials.yaml',
    '2026-05-20',
    '2027-05-20',
    'testimonials.yaml:8  iva-2026: consent: 2027-05-20 is in the future; write when it happened',
  ],
  [
    'a claim in a testimonial',
    'testimonials.yaml',
    'The lessons fit',
    'The best lessons fit',
    'testimonials.yaml:10  tom-2026: quote: "best" is a claim that nobody can back up; remove it, or say something that readers can check',
  ],
  [
    'a misspelled field',
    'testimonials.yaml',
    '  role: Front',
    '  roel: Front',
    'testimonials.yaml:5  iva-2026: there\'s no field "roel"; did you mean "role"?',
  ],
  [
    'an impossible date',
    'testimonials.yaml',
    '2026-05-14',
    '2026-02-30',
    'testimonials.yaml:7  iva-2026: date: there is no 2026-02-30; check the day and the month',
  ],
  [
    'a second entry with the same id',
    'testimonials.yaml',
    'id: tom-2026',
    'id: iva-2026',
    'testimonials.yaml:9  iva-2026: id: another entry has the same id',
  ],
  [
    'a picture without a description',
    'people.yaml',
    '    alt: Maya Lind in front of a bookshelf\n',
    '',
    "people.yaml:7  maya-lind > picture: alt: this field is missing; describe the picture for people who don't see it, such as: Maya Lind at a whiteboard",
  ],
  [
    'a missing picture',
    'people.yaml',
    'maya.jpg',
    'maia.jpg',
    'people.yaml:7  maya-lind: picture: there is no file src/school/images/maia.jpg; add it there',
  ],
  [
    'an address without https',
    'people.yaml',
    'https://talks.example.org/maya',
    'talks.example.org/maya',
    'people.yaml:13  maya-lind > links 2: href: "talks.example.org/maya" isn\'t an address that starts with https://',
  ],
  [
    'an offer for an unknown course',
    'offers.yaml',
    'course: web-development',
    'course: web-developmnt',
    'offers.yaml:17  web-support: course: there is no course "web-developmnt"; did you mean "web-development"?',
  ],
  [
    'an offer without a course or a program',
    'offers.yaml',
    '  course: web-development\n',
    '',
    'offers.yaml:16  web-support: course: this field is missing; write the id of a course or a program',
  ],
  [
    'an unknown currency',
    'offers.yaml',
    'currency: EUR',
    'currency: EURO',
    'offers.yaml:6  front-end-evening: currency: there is no currency "EURO"; did you mean "EUR"?',
  ],
  [
    'an offer that is over',
    'offers.yaml',
    '2099-12-31',
    '2026-10-31',
    'offers.yaml:15  front-end-evening: validUntil: ended on 2026-10-31; remove the entry or set new dates',
  ],
  [
    'a rate for a price that is exempt from tax',
    'offers.yaml',
    'tax: included',
    'tax: exempt',
    'offers.yaml:8  front-end-evening: taxRate: remove the rate; the price is exempt from tax',
  ],
  [
    'a cohort that is over',
    'cohorts.yaml',
    /2099(-\d\d-\d\d\n {2}end: )2099/,
    '2026$12026',
    'cohorts.yaml:5  front-end-spring: end: ended on 2026-06-04; remove the entry or set new dates',
  ],
  [
    'a cohort that ends before it starts',
    'cohorts.yaml',
    'end: 2099-06-04',
    'end: 2099-01-04',
    'cohorts.yaml:5  front-end-spring: end: 2099-01-04 is before the start, 2099-03-02',
  ],
  [
    'an unknown time zone',
    'cohorts.yaml',
    'Europe/Berlin',
    'Europe/Berln',
    'cohorts.yaml:8  front-end-spring: timeZone: there is no time zone "Europe/Berln"; did you mean "Europe/Berlin"?',
  ],
  [
    'more seats left than there are',
    'cohorts.yaml',
    'left: 4',
    'left: 14',
    "cohorts.yaml:11  front-end-spring: seats: 14 seats can't be left of 12; correct one of the numbers",
  ],
  [
    'a day that is no weekday',
    'cohorts.yaml',
    '[Monday,',
    '[Mondays,',
    'cohorts.yaml:6  front-end-spring: days: write text, or a list of weekdays: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
  ],
  [
    'an event that is over',
    'events.yaml',
    '2099-02-17',
    '2026-11-26',
    'events.yaml:14  question-hour: start: ended on 2026-11-26; remove the entry or set new dates',
  ],
  [
    'an event that ends before it starts',
    'events.yaml',
    'end: 2099-02-11',
    'end: 2099-02-09',
    'events.yaml:6  open-evening: end: 2099-02-09 is before the start, 2099-02-10',
  ],
  [
    'an event whose times are swapped',
    'events.yaml',
    "from: '18:00'",
    "from: '21:00'",
    "events.yaml:7  open-evening: time: 20:00 isn't after 21:00",
  ],
  [
    'a link that leads nowhere',
    'announcements.yaml',
    'href: /programs',
    'href: programs',
    'announcements.yaml:4  spring > link: href: "programs#start-dates" leads nowhere; write an https or mailto address, or a path of the site such as /programs',
  ],
  [
    'an announcement without an end',
    'announcements.yaml',
    '  until: 2099-03-01\n',
    '',
    'announcements.yaml:2  spring: until: this field is missing; write the last day on which the announcement is shown (YYYY-MM-DD), because old news makes a site look abandoned',
  ],
  [
    'an announcement that is over',
    'announcements.yaml',
    '2099-03-01',
    '2026-11-26',
    'announcements.yaml:6  spring: until: ended on 2026-11-26; remove the entry or set new dates',
  ],
  [
    'an announcement that is too long',
    'announcements.yaml',
    'in March',
    'in March, and they take place in the evening, twice a week, until the beginning of June',
    'announcements.yaml:3  spring: text: has 110 characters; write 90 at most, which fit in two lines of a phone',
  ],
  [
    'a service whose host the brand does not allow',
    'services.yaml',
    'https://matomo.',
    'https://stats.',
    "services.yaml:16  matomo: server: the brand doesn't allow https://stats.example.org for scripts and connect and images; add { origin: 'https://stats.example.org', for: [scripts, connect, images] } to allowedOrigins in src/school/brand.yaml",
  ],
  [
    'a service that does not say whether it needs consent',
    'services.yaml',
    '  consent: not-needed\n',
    '',
    "services.yaml:10  matomo: consent: this field is missing; write required if the service may load only after the visitor agrees, or not-needed if the law where your visitors live doesn't ask for that",
  ],
  [
    'an unknown kind of service',
    'services.yaml',
    'kind: embed',
    'kind: frame',
    'services.yaml:19  videos: kind: must be one of plausible, matomo, script and embed, not "frame"',
  ],
])('%s is refused', async (_, file, from, to, message) => {
  school.change(file, from, to);
  expect(await problems()).toEqual([message]);
});

test('a picture that is too small is refused', async () => {
  await portrait(path.join(school.root, 'src/school/images/maya.jpg'), 200);
  expect(await problems()).toEqual([
    'people.yaml:7  maya-lind: picture: maya.jpg has 200 × 200 px; use one with at least 336 × 336 px',
  ]);
});

test('a file with a misspelled name is refused', async () => {
  writeFileSync(path.join(school.root, 'src/school/office/testimonial.yaml'), '');
  expect(await problems()).toEqual([
    'testimonial.yaml:1  the office has no such file; did you mean "testimonials.yaml"?',
  ]);
});
