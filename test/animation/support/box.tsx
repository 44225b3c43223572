import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnimationPlayerProps } from '../../../src/animation/AnimationPlayer';
import { IntelligentAutomation } from '../../../src/animation/IntelligentAutomation';
import { loadPlayer } from '../../../src/animation/loadPlayer';
import { type StagedBrowser, stageBrowser } from './browser';

/** The mocked `loadPlayer`. Test files must call `jest.mock` on its module themselves. */
export const fetchPlayer = jest.mocked(loadPlayer);

/** Latest props of the fake player, or `null` before it renders. */
export const player = { props: null as AnimationPlayerProps | null };

beforeEach(() => {
  player.props = null;
  fetchPlayer.mockReset().mockResolvedValue(FakePlayer);
});

/** Stand-in for the player that records its props. */
export function FakePlayer(props: AnimationPlayerProps) {
  return <svg data-testid="player" ref={() => void (player.props = props)} />;
}

/** Renders the animation, loads the player, and starts playback. */
export async function playing(): Promise<StagedBrowser> {
  const browser = stageBrowser();
  render(<IntelligentAutomation />);
  await meetConditions(browser);
  ready();
  return browser;
}

/** Scrolls to the animation and lets the browser go idle, so that the player loads. */
export async function meetConditions(browser: StagedBrowser) {
  browser.scroll('view');
  browser.becomeIdle();
  await settle();
}

/** Makes the fake player report that it has drawn its first frame. */
export function ready() {
  act(() => player.props?.onReady());
}

/** Flushes pending promises. */
export async function settle() {
  await act(() => Promise.resolve());
}

export async function press(name: 'Pause animation' | 'Play animation') {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Returns the animation's state, or `undefined` if it isn't rendered. */
export function state() {
  return document.querySelector('[data-animation]')?.getAttribute('data-animation');
}

/**
 * Returns the poster and the button.
 *
 * @throws if one of them is missing
 */
export function parts(container: HTMLElement) {
  const poster = container.querySelector('img');
  const button = container.querySelector('button');
  if (poster === null || button === null) throw new Error('Poster or button is missing');
  return { poster, button };
}
