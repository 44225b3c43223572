import {
  DATA_LINKS,
  LINKS_LOOKED_UP,
  NEXT_STEPS,
  WHOLE_PATHS,
} from '../pages/programs/afterThis/nextSteps';
import { ALTERNATIVES } from '../pages/about/howItCompares/comparison';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const cells = ALTERNATIVES.flatMap(({ facts }) =>
  Object.values(facts).flatMap((fact) => fact ?? []),
);

test('every fact about another school has an https source and a date', () => {
  expect(cells.filter(({ source }) => !URL.canParse(source))).toEqual([]);
  expect(cells.filter(({ source }) => !source.startsWith('https://'))).toEqual([]);
  expect(cells.filter(({ date }) => !DAY.test(date))).toEqual([]);
});

test("texts are short enough for the table's columns", () => {
  expect(cells.filter(({ text }) => text.length > 60)).toEqual([]);
});

test('links of the next steps are valid and unique, and have a check date', () => {
  const links = [...NEXT_STEPS.flatMap((step) => step.links), ...DATA_LINKS, ...WHOLE_PATHS];
  expect(links.filter(({ href }) => !URL.canParse(href))).toEqual([]);
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  expect(LINKS_LOOKED_UP).toMatch(DAY);
});
