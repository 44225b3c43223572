import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../support/school/mockSchool';
import { progressStore } from '../../../src/progress/progressStore';
import { renderLesson, SAMPLE_LESSON } from './sampleLesson';

beforeEach(() => {
  progressStore.clear();
});

/** Finds the `summary` element of the lesson's intro. */
const introLine = () => screen.getByText(/^Learn \d/).closest('summary') as HTMLElement;

afterEach(() => {
  window.location.hash = '';
});

test("the title shows the lesson's position and time; the rest is in a collapsed intro", async () => {
  await renderLesson();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A sample lesson');
  expect(screen.getByText('20 to 30 minutes')).toBeVisible();
  const line = introLine();
  expect(line).toHaveTextContent('Learn 1 thing');
  expect(line).toHaveTextContent('1 prerequisite');
  expect(screen.getByText('read a sample')).not.toBeVisible();
  await userEvent.click(line);
  const facts = screen.getByRole('list', { name: 'About this lesson' });
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['beginner', '1 exercise', 'updated February 3, 2026']);
  const needs = screen.getByRole('region', { name: 'Prerequisites' });
  expect(within(needs).getByRole('link', { name: 'The ground' })).toHaveAttribute(
    'href',
    '/tutorials/the-ground',
  );
  const contents = within(line.closest('details') as HTMLElement).getByRole('navigation', {
    name: 'On this page',
  });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#the-idea', '#the-code']);
});

test('the first lesson has no prerequisites', async () => {
  await renderLesson({ ...SAMPLE_LESSON, buildsOn: [], previous: null });
  expect(introLine()).toHaveTextContent('No prerequisites');
  await userEvent.click(introLine());
  expect(screen.getByRole('region', { name: 'Prerequisites' })).toHaveTextContent('None');
});

test('a later lesson on a new topic lists no prerequisites', async () => {
  await renderLesson({ ...SAMPLE_LESSON, buildsOn: [] });
  expect(introLine()).not.toHaveTextContent('prerequisite');
  await userEvent.click(introLine());
  expect(screen.queryByRole('region', { name: 'Prerequisites' })).not.toBeInTheDocument();
});

test('an error message has no toolbar or copy button', async () => {
  await renderLesson({
    ...SAMPLE_LESSON,
    blocks: [{ kind: 'code', language: 'text', lines: [['Error: no']] }],
  });
  const message = screen.getByRole('group', { name: 'Text' });
  expect(message).toHaveTextContent('Error: no');
  expect(screen.queryByRole('button', { name: /copy/i })).not.toBeInTheDocument();
});

test('the breadcrumbs link to the course and the module in its syllabus, and show the lesson number', async () => {
  await renderLesson();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Knots', '/courses/tying-knots'],
    ['Loops', '/courses/tying-knots#knots-loops'],
  ]);
  expect(screen.getByText('Lesson 2 of 9')).toBeVisible();
});

test.each([
  ['below', '#the-code'],
  ['before', '/tutorials/comes-before#why'],
  ['bight', '/tutorials/glossary#term-bight'],
  ['elsewhere', 'https://example.com/'],
])('the link "%s" in the text leads to %s', async (name, href) => {
  await renderLesson();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['group', 'Code: CSS', 'a { color: red; }'],
  ['group', 'Table', 'Size'],
  ['log', 'Output of example 1', '1'],
])('the %s "%s" can be reached by keyboard', async (role, name, text) => {
  await renderLesson();
  const region = screen.getByRole(role, { name });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toHaveTextContent(text);
});

test('drawings, notes, warnings, and lists have accessible names', async () => {
  await renderLesson();
  expect(screen.getByRole('img', { name: 'Two boxes in a row' })).toBeVisible();
  expect(screen.getByRole('note', { name: 'Note' })).toHaveTextContent('By the way.');
  expect(screen.getByRole('note', { name: 'Watch out' })).toHaveTextContent('Mind the gap.');
  expect(screen.getByText('third').closest('ol')).toHaveAttribute('start', '3');
});

test('an opened question shows its answer and a link to the section', async () => {
  await renderLesson();
  const question = screen.getByText('Why so?');
  expect(screen.getByText('Because of the idea.')).not.toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText('Because of the idea.')).toBeVisible();
  const check = screen.getByRole('region', { name: 'Check yourself' });
  expect(within(check).getByRole('link', { name: 'The idea' })).toHaveAttribute(
    'href',
    '#the-idea',
  );
});

test('the end links to the next lesson, the previous one, and courses that are now available', async () => {
  await renderLesson();
  const neighbors = screen.getByRole('navigation', { name: 'Previous and next lesson' });
  expect(
    within(neighbors)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tutorials/comes-after', '/tutorials/comes-before']);
  const others = screen.getByRole('region', { name: 'A course you can start now' });
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Asides: Off the path']);
});

test('the last lesson of a course leads to the next course', async () => {
  await renderLesson({
    ...SAMPLE_LESSON,
    next: null,
    end: {
      courses: [{ slug: 'sea-charts', title: 'Charts' }],
      programs: [{ id: 'rigger', title: 'Rigger' }],
    },
  });
  const next = screen.getByRole('region', { name: /^This is the last lesson in Knots/ });
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/courses/sea-charts',
    '/programs#rigger',
    '/courses/tying-knots#project',
    '/courses',
    '/programs/other-ports',
  ]);
});

test('a bookmark is saved', async () => {
  await renderLesson();
  await userEvent.click(introLine());
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark' }));
  expect(screen.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
});

test('without a share dialog, the link is copied', async () => {
  const user = userEvent.setup();
  await renderLesson();
  await user.click(introLine());
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
});

test('code can be copied', async () => {
  const user = userEvent.setup();
  await renderLesson();
  const example = screen.getByRole('group', { name: 'example 1' });
  await user.click(within(example).getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('one\ntwo');
});

describe('resuming', () => {
  const offer = () => screen.queryByRole('complementary', { name: 'Continue reading' });
  const offered = (name: string) => within(offer() as HTMLElement).getByRole('link', { name });

  test("the reader's last position is offered", async () => {
    progressStore.visit({ slug: 'a-sample', heading: 'the-code' });
    await renderLesson();
    expect(offered('Continue at: The code')).toHaveAttribute('href', '#the-code');
  });

  test('an exercise that the reader has begun is the position that is offered', async () => {
    await renderLesson();
    const exercise = screen.getByRole('region', { name: 'Add up a list' });
    await userEvent.click(within(exercise).getByRole('button', { name: /hint/i }));
    await waitFor(() => expect(progressStore.getSnapshot().last?.heading).toBe('sample-sum'));
    cleanup();
    await renderLesson();
    expect(offered('Continue at: the last exercise you saw')).toHaveAttribute(
      'href',
      '#sample-sum',
    );
  });

  test.each([
    ['a different lesson was read last', { slug: 'other', heading: 'the-code' }, ''],
    ['the heading is gone', { slug: 'a-sample', heading: 'no-more' }, ''],
    ['the URL has a section', { slug: 'a-sample', heading: 'the-code' }, '#the-idea'],
  ])('nothing is offered when %s', async (_name, place, hash) => {
    window.location.hash = hash;
    progressStore.visit(place);
    await renderLesson();
    expect(offer()).not.toBeInTheDocument();
  });
});
