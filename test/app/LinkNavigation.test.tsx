import { fireEvent, screen } from '@testing-library/react';
import { address, renderAt } from '../support/renderAt';

/** True if no handler had prevented the click's default action by the time the click reached `window`. */
let leftToBrowser: boolean | null;

function endClick(event: Event) {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  leftToBrowser = null;
  window.history.replaceState(null, '', '/courses?subject=web');
  window.addEventListener('click', endClick);
});

afterEach(() => {
  window.removeEventListener('click', endClick);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/about', '/about'],
  ['/about#storage', '/about#storage'],
  ['/courses/web-development', '/courses/web-development'],
  ['/tutorials/html-is-a-tree?from=home', '/tutorials/html-is-a-tree?from=home'],
  ['/program', '/program'],
  ['?subject=ml#results', '/courses?subject=ml#results'],
  ['/courses?subject=web', '/courses?subject=web'],
])('a click on a link to %j shows %j without a document load', (href, shown) => {
  renderAt(<a href={href}>Go</a>, '/courses?subject=web');
  fireEvent.click(screen.getByRole('link'));
  expect(leftToBrowser).toBe(false);
  expect(address()).toBe(shown);
});

test('a click on a child of a link counts as a click on the link', () => {
  renderAt(
    <a href="/about">
      <span>Go</span>
    </a>,
  );
  fireEvent.click(screen.getByText('Go'));
  expect(address()).toBe('/about');
});

test.each([
  ['a fragment of the current page', '?subject=web#results', {}],
  ['a file', '/feed.xml', {}],
  ['another site', 'https://example.org/about', {}],
  ['an email address', 'mailto:someone@example.org', {}],
  ['a page with a target', '/about', { target: '_self' }],
  ['a page to download', '/about', { download: 'about.html' }],
])('a click on a link to %s is left to the browser', (_what, href, attributes) => {
  renderAt(
    <a href={href} {...attributes}>
      Go
    </a>,
    '/courses?subject=web',
  );
  fireEvent.click(screen.getByRole('link'));
  expect(leftToBrowser).toBe(true);
  expect(address()).toBe('/courses?subject=web');
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left to the browser', (how) => {
  renderAt(<a href="/about">Go</a>);
  fireEvent.click(screen.getByRole('link'), how);
  expect(leftToBrowser).toBe(true);
});

test('a click with its default prevented does not navigate', () => {
  renderAt(
    <a href="/about" onClick={(event) => event.preventDefault()}>
      Go
    </a>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/');
});
