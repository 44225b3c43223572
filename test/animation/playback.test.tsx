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
  test('only a press fetches it, and then it plays', async () => {
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

  test('asked for while it plays by itself, it stops', async () => {
    const browser = await playing();
    browser.preferReducedMotion(true);
    expect(state()).toBe('paused');
    expect(parts(document.body).button).toHaveAccessibleName('Play animation');
  });
});

describe('hand-over', () => {
  test('from idle over loading to playing', async () => {
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    expect(state()).toBe('idle');
    await meetConditions(browser);
    expect(state()).toBe('loading');
    expect(parts(document.body).button).toHaveAccessibleName('Pause animation');
    ready();
    expect(state()).toBe('playing');
  });

  test('the poster keeps its place under the player, so nothing moves', async () => {
    await playing();
    const { poster } = parts(document.body);
    expect(poster).toBeInTheDocument();
    expect(poster.parentElement).toContainElement(screen.getByTestId('player'));
  });
});

describe('pausing', () => {
  test('the button pauses and resumes, and says what it will do', async () => {
    await playing();
    await press('Pause animation');
    expect(state()).toBe('paused');
    expect(player.props?.isRunning).toBe(false);
    await press('Play animation');
    expect(state()).toBe('playing');
    expect(player.props?.isRunning).toBe(true);
  });

  test.each(['far', 'near'] as const)(
    '%s the window it pauses, in view it resumes',
    async (away) => {
      const browser = await playing();
      browser.scroll(away);
      expect(state()).toBe('paused');
      expect(player.props?.isRunning).toBe(false);
      browser.scroll('view');
      expect(state()).toBe('playing');
    },
  );

  test('in a hidden tab it pauses, in front it resumes', async () => {
    const browser = await playing();
    browser.hideTab(true);
    expect(state()).toBe('paused');
    browser.hideTab(false);
    expect(state()).toBe('playing');
  });

  test("a visitor's pause survives scrolling and tabs", async () => {
    const browser = await playing();
    await press('Pause animation');
    browser.scroll('far');
    browser.scroll('view');
    browser.hideTab(true);
    browser.hideTab(false);
    expect(state()).toBe('paused');
    expect(parts(document.body).button).toHaveAccessibleName('Play animation');
  });

  test('a pause while it is fetched holds', async () => {
    let arrive: (value: typeof FakePlayer) => void = () => undefined;
    fetchPlayer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    await press('Pause animation');
    await act(() => Promise.resolve(arrive(FakePlayer)));
    expect(state()).toBe('idle');
    expect(screen.queryByTestId('player')).not.toBeInTheDocument();
  });
});

describe('failure', () => {
  test('when it cannot be fetched, the poster stays and the button tries again', async () => {
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

  test('it does not try again by itself', async () => {
    fetchPlayer.mockRejectedValue(new Error('The network is gone'));
    const browser = stageBrowser();
    render(<IntelligentAutomation />);
    await meetConditions(browser);
    browser.scroll('far');
    browser.scroll('view');
    await settle();
    expect(fetchPlayer).toHaveBeenCalledTimes(1);
  });

  test('when the engine cannot draw, the poster comes back', async () => {
    await playing();
    act(() => player.props?.onFailure());
    expect(state()).toBe('idle');
    expect(screen.queryByTestId('player')).not.toBeInTheDocument();
    expect(parts(document.body).button).toHaveAccessibleName('Play animation');
  });

  test('leaving the page while it is fetched does no harm', async () => {
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
