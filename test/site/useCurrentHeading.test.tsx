import { act, render, screen } from '@testing-library/react';
import { useCurrentHeading } from '../../src/site/useCurrentHeading';

const SLUGS = ['one', 'two', 'three'];

/** The elements that the mocked observer watches, and the observer's callback. */
let watched: Set<Element>;
let notify: () => void;

class FakeObserver {
  constructor(callback: () => void) {
    notify = callback;
  }

  observe = (element: Element) => watched.add(element);

  disconnect = () => watched.clear();
}

interface GuideProps {
  slugs?: readonly string[];
}

function Guide({ slugs = SLUGS }: GuideProps) {
  return <output>{useCurrentHeading(slugs) ?? 'none'}</output>;
}

/** Adds a section to the article, or replaces the section with the same heading id. */
function putSection(slug: string, top: number) {
  const section = document.createElement('div');
  section.innerHTML = `<h2 id="${slug}"></h2>`;
  for (const element of [section, ...section.children]) {
    element.getBoundingClientRect = () =>
      // As in browsers, detached elements have no position.
      ({ top: element.isConnected ? top : 0 }) as DOMRect;
  }
  const old = document.getElementById(slug)?.parentElement;
  if (old) old.replaceWith(section);
  else screen.getByRole('article').append(section);
}

beforeEach(() => {
  watched = new Set();
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  document.body.innerHTML = '<article></article>';
  putSection('one', -500);
  putSection('two', 100);
  putSection('three', 2_000);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  document.body.innerHTML = '';
});

test('the current heading is the last one above the reading line', () => {
  render(<Guide />);
  act(() => notify());
  expect(screen.getByText('two')).toBeVisible();
});

test('the order of the ids makes no difference', () => {
  render(<Guide slugs={SLUGS.toReversed()} />);
  act(() => notify());
  expect(screen.getByText('two')).toBeVisible();
});

test('a section that replaces another is observed too', async () => {
  render(<Guide />);
  putSection('three', 3_000);
  await act(() => Promise.resolve());
  act(() => notify());
  expect(screen.getByText('two')).toBeVisible();
  expect(watched).toContain(document.getElementById('three'));

  putSection('three', 50);
  await act(() => Promise.resolve());
  act(() => notify());
  expect(screen.getByText('three')).toBeVisible();
});

test('text added after first paint, as after client-side navigation, is observed too', async () => {
  document.body.innerHTML = '<article></article>';
  render(<Guide />);
  putSection('one', -500);
  await act(() => Promise.resolve());
  act(() => notify());
  expect(screen.getByText('one')).toBeVisible();
  expect(watched).toContain(document.getElementById('one'));
});
