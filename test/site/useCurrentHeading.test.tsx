import { act, render, screen } from '@testing-library/react';
import { useCurrentHeading } from '../../src/site/useCurrentHeading';

const SLUGS = ['one', 'two', 'three'];

/** What the browser watches, and how it tells of a change. */
let watched: Set<Element>;
let tell: () => void;

class FakeObserver {
  constructor(callback: () => void) {
    tell = callback;
  }

  observe = (element: Element) => watched.add(element);

  disconnect = () => watched.clear();
}

function Guide() {
  return <output>{useCurrentHeading(SLUGS) ?? 'none'}</output>;
}

/** Replaces a section of the text. */
function putSection(slug: string, top: number) {
  const section = document.createElement('div');
  section.innerHTML = `<h2 id="${slug}"></h2>`;
  for (const element of [section, ...section.children]) {
    element.getBoundingClientRect = () =>
      // As in a browser: what is not in the document has no position.
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

test('the last heading above the reading line is the current one', () => {
  render(<Guide />);
  act(() => tell());
  expect(screen.getByText('two')).toBeVisible();
});

test('a section that comes to life in place of another is followed like it', async () => {
  render(<Guide />);
  putSection('three', 3_000);
  await act(() => Promise.resolve());
  act(() => tell());
  expect(screen.getByText('two')).toBeVisible();
  expect(watched).toContain(document.getElementById('three'));

  putSection('three', 50);
  await act(() => Promise.resolve());
  act(() => tell());
  expect(screen.getByText('three')).toBeVisible();
});

test('text that comes after the first paint, as on a page that a link opens, is followed too', async () => {
  document.body.innerHTML = '<article></article>';
  render(<Guide />);
  putSection('one', -500);
  await act(() => Promise.resolve());
  act(() => tell());
  expect(screen.getByText('one')).toBeVisible();
  expect(watched).toContain(document.getElementById('one'));
});
