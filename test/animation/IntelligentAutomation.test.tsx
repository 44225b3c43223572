import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntelligentAutomation } from '../../src/animation/IntelligentAutomation';
import { fetchPlayer, meetConditions, parts, playing, press, settle, state } from './support/box';
import { replace, stageBrowser } from './support/browser';

jest.mock('../../src/animation/poster.svg', () => ({ __esModule: true, default: '/poster.svg' }));
jest.mock('../../src/animation/loadPlayer');

describe('before anything is fetched', () => {
  test('the prerendered page shows the poster at its size and a button for scripts only', () => {
    const { poster, button } = parts(prerendered());
    expect(poster).toHaveAttribute('src', '/poster.svg');
    expect(poster).toHaveAttribute('width', '619');
    expect(poster).toHaveAttribute('height', '547');
    expect(poster).toHaveAttribute('alt', '');
    expect(button).toHaveClass('js-only');
    expect(button).toHaveAccessibleName('Play animation');
  });

  test('no style attribute is in it', () => {
    expect(prerendered().querySelector('[style]')).toBeNull();
  });

  test('the browser takes the prerendered page over as it is', async () => {
    stageBrowser();
    const page = prerendered();
    document.body.append(page);
    const before = page.innerHTML;
    const mismatches: unknown[] = [];
    const root = await act(() =>
      Promise.resolve(
        hydrateRoot(page, <IntelligentAutomation />, {
          onRecoverableError: (error) => mismatches.push(error),
        }),
      ),
    );
    expect(mismatches).toEqual([]);
    expect(page.innerHTML).toBe(before);
    act(() => root.unmount());
    page.remove();
  });

  test('the picture is hidden from assistive technology, the button is not', () => {
    stageBrowser();
    const { container } = render(<IntelligentAutomation />);
    const { poster, button } = parts(container);
    expect(poster.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(button.closest('[aria-hidden="true"]')).toBeNull();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the fetch waits for every condition', () => {
  test.each([
    ['near but the browser is busy', 'near', false],
    ['idle but far away', 'far', true],
    ['busy and far away', 'far', false],
  ] as const)('%s: nothing is fetched', async (_name, place, isIdle) => {
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    if (isIdle) browser.becomeIdle();
    browser.scroll(place);
    await settle();
    expect(fetchPlayer).not.toHaveBeenCalled();
    expect(state()).toBe('idle');
  });

  test('the page has not loaded: nothing is fetched until it has', async () => {
    const browser = stageBrowser();
    replace(document, 'readyState', undefined, () => 'interactive');
    render(<IntelligentAutomation />);
    browser.scroll('view');
    browser.becomeIdle();
    await settle();
    expect(fetchPlayer).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('load')));
    browser.becomeIdle();
    await settle();
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('near, loaded and idle: it is fetched once', async () => {
    const browser = await playing();
    browser.scroll('far');
    browser.scroll('view');
    await settle();
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('a browser that does not say when it is idle is given time', async () => {
    jest.useFakeTimers();
    const browser = stageBrowser();
    replace(window, 'requestIdleCallback', undefined);
    render(<IntelligentAutomation />);
    browser.scroll('near');
    expect(fetchPlayer).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('on a connection to be spared only a press fetches it', async () => {
    replace(navigator, 'connection', { effectiveType: '2g' });
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    expect(fetchPlayer).not.toHaveBeenCalled();
    await press('Play animation');
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('4g is no hindrance', async () => {
    replace(navigator, 'connection', { effectiveType: '4g', saveData: false });
    await playing();
    expect(state()).toBe('playing');
  });
});

function prerendered(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<IntelligentAutomation />);
  page.querySelectorAll('style').forEach((style) => style.remove());
  return page;
}
