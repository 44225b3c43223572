import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnimationPlayerProps } from '../../../src/animation/AnimationPlayer';
import { IntelligentAutomation } from '../../../src/animation/IntelligentAutomation';
import { loadPlayer } from '../../../src/animation/loadPlayer';
import { type StagedBrowser, stageBrowser } from './browser';

/** The fetch of the player; the test file mocks its module. */
export const fetchPlayer = jest.mocked(loadPlayer);

/** What the box last told its player, `null` while there is none. */
export const player = { props: null as AnimationPlayerProps | null };

beforeEach(() => {
  player.props = null;
  fetchPlayer.mockReset().mockResolvedValue(FakePlayer);
});

/** Replaces the player and draws nothing. */
export function FakePlayer(props: AnimationPlayerProps) {
  return <svg data-testid="player" ref={() => void (player.props = props)} />;
}

/** The box in view of a loaded, idle page, its player drawn and playing. */
export async function playing(): Promise<StagedBrowser> {
  const browser = stageBrowser();
  render(<IntelligentAutomation />);
  await meetConditions(browser);
  ready();
  return browser;
}

/** Meets every condition under which the player is fetched. */
export async function meetConditions(browser: StagedBrowser) {
  browser.scroll('view');
  browser.becomeIdle();
  await settle();
}

/** The player says that its first frame is drawn. */
export function ready() {
  act(() => player.props?.onReady());
}

/** Lets promises that are due come true. */
export async function settle() {
  await act(() => Promise.resolve());
}

/** Presses the button of that name. */
export async function press(name: 'Pause animation' | 'Play animation') {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** What the box says of itself; `undefined` where there is no box. */
export function state() {
  return document.querySelector('[data-animation]')?.getAttribute('data-animation');
}

/** Poster and button, which are there in every state. */
export function parts(container: HTMLElement) {
  const poster = container.querySelector('img');
  const button = container.querySelector('button');
  if (poster === null || button === null) throw new Error('Poster or button is missing');
  return { poster, button };
}
