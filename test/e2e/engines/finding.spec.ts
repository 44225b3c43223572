import ICAL from 'ical.js';
import { courses } from '../../../.generated/school/courses';
import { LEVELS } from '../../../src/content/levels';
import { PLANNER_ADDRESS } from '../../../src/site/addresses';
import { TOPIC } from '../support/content/contents';
import { need } from '../support/content/need';
import { LONG_PLAN, SECOND, SHARED } from '../support/planner';
import { watchSavedFiles } from './support/saved';
import { expect, test } from './support/test';

const RESULTS = { role: 'region', name: 'Results' };
const ANSWER = { css: '[role=status]:not(.visually-hidden)', within: { role: 'main' } };

test('filtering courses updates the URL', { tag: '@all' }, async ({ tab }) => {
  const { topic, course } = need(TOPIC);
  await tab.visit('/courses?sort=title');
  await tab.focus({ role: 'searchbox', name: 'Search' });
  await tab.type(topic);
  const count = { role: 'status', within: RESULTS };
  await tab.waitForText(count, `1 of ${courses.length} courses`);
  await tab.waitForText(RESULTS, course.title);
  const other = LEVELS.find((level) => level !== course.level) ?? 'advanced';
  await tab.choose({ role: 'combobox', name: 'Level' }, other);
  await tab.waitFor({ role: 'heading', name: 'No matching courses' });
  await expect.poll(() => tab.address()).toContain(`level=${other}`);
  await tab.back();
  await tab.waitForText(RESULTS, course.title);
});

test('the planner shows when a program ends', { tag: '@all' }, async ({ tab }) => {
  const second = need(SECOND);
  await tab.visit(PLANNER_ADDRESS);
  await tab.waitForText(ANSWER, "You'll finish between");
  const first = await tab.text(ANSWER);
  await tab.choose({ role: 'combobox', name: 'Program' }, second.id);
  await expect.poll(() => tab.address()).toContain(`program=${second.id}`);
  await expect.poll(() => tab.text(ANSWER)).not.toBe(first);
  await tab.waitForText(ANSWER, "You'll finish between");
});

test('a plan downloads as a calendar file', { tag: '@all' }, async ({ tab }) => {
  need(LONG_PLAN);
  await tab.visit(SHARED);
  await tab.waitForText(ANSWER, "You'll finish between");
  const saved = await watchSavedFiles(tab);
  await tab.click({ role: 'button', name: 'Calendar file' });
  await expect.poll(saved).toContain('BEGIN:VCALENDAR');
  const calendar = new ICAL.Component(ICAL.parse(await saved()) as unknown[]);
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(10);
  await tab.waitForText({ role: 'main' }, /in your downloads/);
});
