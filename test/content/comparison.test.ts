import {
  AFTER_THIS,
  DATA_LINKS,
  LINKS_LOOKED_UP,
  NEXT_STEPS,
  WHOLE_PATHS,
} from '../../src/content/afterThis';
import { ALTERNATIVES, HOW_IT_COMPARES } from '../../src/content/comparison';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const cells = ALTERNATIVES.flatMap(({ facts }) =>
  Object.values(facts).flatMap((fact) => fact ?? []),
);

test('what is said of another school has a page of its own and a day', () => {
  expect(cells.filter(({ source }) => !URL.canParse(source))).toEqual([]);
  expect(cells.filter(({ source }) => !source.startsWith('https://'))).toEqual([]);
  expect(cells.filter(({ date }) => !DAY.test(date))).toEqual([]);
});

test('texts in the table are short enough for its columns', () => {
  expect(cells.filter(({ text }) => text.length > 60)).toEqual([]);
});

test('links of the next steps are full addresses, each once, checked on a day', () => {
  const links = [...NEXT_STEPS.flatMap((step) => step.links), ...DATA_LINKS, ...WHOLE_PATHS];
  expect(links.filter(({ href }) => !URL.canParse(href))).toEqual([]);
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  expect(LINKS_LOOKED_UP).toMatch(DAY);
});

test.each([AFTER_THIS, HOW_IT_COMPARES])('$title has a description that fits results', (page) => {
  expect(page.description.length).toBeGreaterThanOrEqual(60);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
