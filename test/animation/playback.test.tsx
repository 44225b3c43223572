import { act, render, screen } from '@testing-library/react';
import { IntelligentAutomation } from '../../src/animation/IntelligentAutomation';
import {
  FakePlayer,
  fetchPlayer,
  meetConditions,
  parts,
  player,
  playing,
  press,
  ready,
  settle,
  state,
} from './support/box';
import { stageBrowser } from './support/browser';

jest.mock('../../src/animation/poster.svg', () => ({ __esModule: true, default: '/poster.svg' }));
jest.mock('../../src/animation/loadPlayer');

describe('reduced motion', () => {
  test('the player loads and plays only on click', async () => {
    const browser = stageBrowser();
    browser.preferReducedMotion(true);
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    expect(fetchPlayer).not.toHaveBeenCalled();
    expect(state()).toBe('idle');
    await press('Play animation');
    ready();
    expect(state()).toBe('playing');
  });

  test('turning it on pauses an animation that started automatically', async () => {
    const browser = await playing();
    browser.preferReducedMotion(true);
    expect(state()).toBe('paused');
    expect(parts(document.body).button).toHaveAccessibleName('Play animation');
  });
});

describe('start', () => {
  test('the state goes from idle to loading to playing', async () => {
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    expect(state()).toBe('idle');
    await meetConditions(browser);
    expect(state()).toBe('loading');
    expect(parts(document.body).button).toHaveAccessibleName('Pause animation');
    ready();
    expect(state()).toBe('playing');
  });

  test('the poster stays mounted under the player to prevent layout shifts', async () => {
    await playing();
    const { poster } = parts(document.body);
    expect(poster).toBeInTheDocument();
    expect(poster.parentElement).toContainElement(screen.getByTestId('player'));
  });
});

describe('pausing', () => {
  test('the button pauses and resumes, and its label names the next action', async () => {
    await playing();
    await press('Pause animation');
    expect(state()).toBe('paused');
    expect(player.props?.isRunning).toBe(false);
    await press('Play animation');
    expect(state()).toBe('playing');
    expect(player.props?.isRunning).toBe(true);
  });

  test.each(['far', 'near'] as const)(
    'it pauses when scrolled to "%s" and resumes in view',
    async (place) => {
      const browser = await playing();
      browser.scroll(place);
      expect(state()).toBe('paused');
      expect(player.props?.isRunning).toBe(false);
      browser.scroll('view');
      expect(state()).toBe('playing');
    },
  );

  test('it pauses in a hidden tab and resumes in a visible one', async () => {
    const browser = await playing();
    browser.hideTab(true);
    expect(state()).toBe('paused');
    browser.hideTab(false);
    expect(state()).toBe('playing');
  });

  test("a visitor's pause survives scrolling and tab changes", async () => {
    const browser = await playing();
    await press('Pause animation');
    browser.scroll('far');
    browser.scroll('view');
    browser.hideTab(true);
    browser.hideTab(false);
    expect(state()).toBe('paused');
    expect(parts(document.body).button).toHaveAccessibleName('Play animation');
  });

  test('a pause while the player is loading takes effect', async () => {
    let resolvePlayer: (value: typeof FakePlayer) => void = () => undefined;
    fetchPlayer.mockReturnValue(new Promise((resolve) => (resolvePlayer = resolve)));
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    await press('Pause animation');
    await act(() => Promise.resolve(resolvePlayer(FakePlayer)));
    expect(state()).toBe('idle');
    expect(screen.queryByTestId('player')).not.toBeInTheDocument();
  });
});

describe('failure', () => {
  test('if the player fails to load, the poster stays and the button retries', async () => {
    fetchPlayer.mockRejectedValueOnce(new Error('The network is gone'));
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    expect(state()).toBe('idle');
    expect(parts(document.body).poster).toBeInTheDocument();
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
    await press('Play animation');
    ready();
    expect(fetchPlayer).toHaveBeenCalledTimes(2);
    expect(state()).toBe('playing');
  });

  test('a failed load is not retried automatically', async () => {
    fetchPlayer.mockRejectedValue(new Error('The network is gone'));
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    browser.scroll('far');
    browser.scroll('view');
    await settle();
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('if the engine fails to draw, the poster is shown again', async () => {
    await playing();
    act(() => player.props?.onFailure());
    expect(state()).toBe('idle');
    expect(screen.queryByTestId('player')).not.toBeInTheDocument();
    expect(parts(document.body).button).toHaveAccessibleName('Play animation');
  });

  test('a load that fails after unmount is ignored', async () => {
    let fail: (reason: Error) => void = () => undefined;
    fetchPlayer.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    const browser = stageBrowser();
    const { unmount } = render(<IntelligentAutomation />);
    await meetConditions(browser);
    unmount();
    fail(new Error('The network is gone'));
    await settle();
    expect(state()).toBeUndefined();
  });
});
