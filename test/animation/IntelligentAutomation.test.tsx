import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntelligentAutomation } from '../../src/animation/IntelligentAutomation';
import { fetchPlayer, meetConditions, parts, playing, press, settle, state } from './support/box';
import { replace, stageBrowser } from './support/browser';

jest.mock('../../src/animation/poster.svg', () => ({ __esModule: true, default: '/poster.svg' }));
jest.mock('../../src/animation/loadPlayer');

describe('before the player loads', () => {
  test('the prerendered page shows the poster at its size and a button hidden without scripts', () => {
    const { poster, button } = parts(prerendered());
    expect(poster).toHaveAttribute('src', '/poster.svg');
    expect(poster).toHaveAttribute('width', '619');
    expect(poster).toHaveAttribute('height', '547');
    expect(poster).toHaveAttribute('alt', '');
    expect(button).toHaveClass('js-only');
    expect(button).toHaveAccessibleName('Play animation');
  });

  test('the prerendered page has no style attributes', () => {
    expect(prerendered().querySelector('[style]')).toBeNull();
  });

  test('the prerendered page hydrates without mismatches', async () => {
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

describe('loading conditions', () => {
  test.each([
    ['near the viewport in a busy browser', 'near', false],
    ['far away in an idle browser', 'far', true],
    ['far away in a busy browser', 'far', false],
  ] as const)("%s, the player doesn't load", async (_name, place, isIdle) => {
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    if (isIdle) browser.becomeIdle();
    browser.scroll(place);
    await settle();
    expect(fetchPlayer).not.toHaveBeenCalled();
    expect(state()).toBe('idle');
  });

  test('the player loads only after the page', async () => {
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

  test('the player loads only once', async () => {
    const browser = await playing();
    browser.scroll('far');
    browser.scroll('view');
    await settle();
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('without requestIdleCallback, the player loads after a delay', async () => {
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

  test('on a 2g connection, the player loads only on click', async () => {
    replace(navigator, 'connection', { effectiveType: '2g' });
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    expect(fetchPlayer).not.toHaveBeenCalled();
    await press('Play animation');
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('on a 4g connection, the player loads and plays', async () => {
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
