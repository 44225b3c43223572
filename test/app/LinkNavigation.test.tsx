import { fireEvent, screen } from '@testing-library/react';
import { checkExpectation } from '../../src/app/prerenderedLinks';
import { NEXT_REL } from '../../src/site/speculationRules';
import { watchUnsavedWork } from '../../src/site/unsavedWork';
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

describe('in a browser that renders pages before they are opened', () => {
  /** A click with a pointer, which has a click count. */
  const PRESS = { detail: 1 };

  beforeEach(() => {
    sessionStorage.clear();
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.head.innerHTML = '<script type="speculationrules">{}</script>';
  });

  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.head.innerHTML = '';
  });

  function renderLinks() {
    renderAt(
      <>
        <a href="/about" rel={NEXT_REL}>
          Next
        </a>
        <a href="/courses">Other</a>
      </>,
    );
    return { next: screen.getByText('Next'), other: screen.getByText('Other') };
  }

  /** Moves a pointer onto a link, and clicks the link after a while. */
  function press(link: HTMLElement, pointerType: string, after: number) {
    const over = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperties(over, { pointerType: { value: pointerType } });
    link.dispatchEvent(over);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...PRESS });
    Object.defineProperty(click, 'timeStamp', { value: over.timeStamp + after });
    fireEvent(link, click);
  }

  test('a click on the link to the next page is left to the browser', () => {
    fireEvent.click(renderLinks().next, PRESS);
    expect(leftToBrowser).toBe(true);
  });

  test('a click on another link is left to the browser after the mouse rested on it', () => {
    const { other } = renderLinks();
    press(other, 'mouse', 600);
    expect(leftToBrowser).toBe(true);
  });

  test.each([
    ['mouse', 100],
    ['touch', 600],
  ])('a press with a %s after %d ms changes the route', (pointerType, after) => {
    press(renderLinks().other, pointerType, after);
    expect(leftToBrowser).toBe(false);
    expect(address()).toBe('/courses');
  });

  test('the keyboard changes the route, because it gives the browser no hint', () => {
    fireEvent.click(renderLinks().next);
    expect(leftToBrowser).toBe(false);
  });

  test("the route changes while the device is offline without a service worker, and if the document's rules are gone", () => {
    const { next } = renderLinks();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(false);
    // A service worker answers with a saved copy or the offline page.
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: {} },
      configurable: true,
    });
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(true);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    onLine.mockRestore();
    document.head.innerHTML = '';
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(false);
  });

  test("the route changes as long as there's work that can't be stored", () => {
    let isUnsaved = true;
    watchUnsavedWork(() => isUnsaved);
    const { next } = renderLinks();
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(false);
    isUnsaved = false;
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(true);
  });

  test('the route changes once a page was not rendered as expected', () => {
    const { next } = renderLinks();
    // jsdom has no navigation entries.
    Object.assign(performance, { getEntriesByType: () => [{ activationStart: 0 }] });
    sessionStorage.setItem('prerendered', window.location.href);
    checkExpectation();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(false);
  });

  test('the route changes if the session can store nothing', () => {
    const { next } = renderLinks();
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    fireEvent.click(next, PRESS);
    expect(leftToBrowser).toBe(false);
    storage.mockRestore();
  });
});
