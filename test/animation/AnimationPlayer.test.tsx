import './support/canvas';
import { act, cleanup, render } from '@testing-library/react';
import AnimationPlayer, { type AnimationPlayerProps } from '../../src/animation/AnimationPlayer';
import { committed } from './support/committed';
import { replace } from './support/browser';
import { stageChannels } from './support/channel';

/** What waits for the next frame, by its number. */
let frameRequests = new Map<number, FrameRequestCallback>();
let lastRequest = 0;

beforeEach(() => {
  frameRequests = new Map();
  replace(window, 'matchMedia', () => ({ matches: false }));
  // Messages that are never delivered: the pace is a subject of its own.
  replace(globalThis, 'MessageChannel', stageChannels().MessageChannel);
  replace(window, 'requestAnimationFrame', (task: FrameRequestCallback) => {
    lastRequest += 1;
    frameRequests.set(lastRequest, task);
    return lastRequest;
  });
  replace(window, 'cancelAnimationFrame', (id: number) => frameRequests.delete(id));
});

// All players of a page share one clock, which stops at the first frame that finds none of them running.
afterEach(() => {
  cleanup();
  runFrames(0, 0);
});

test('it draws the first frame and says so, and waits until it is to run', async () => {
  const { container, props } = await shown({ isRunning: false });
  expect(props.onReady).toHaveBeenCalledTimes(1);
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(100);
  const before = container.innerHTML;
  runFrames(500, 1_000);
  expect(container.innerHTML).toBe(before);
});

test('its picture fills the canvas of the poster', async () => {
  const { container } = await shown({ isRunning: false });
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 619 547');
  expect(committed('poster.svg')).toContain('viewBox="0 0 619 547"');
});

test('it moves while it runs, stops when it is told, and goes on from there', async () => {
  const { container, props, rerender } = await shown({ isRunning: true });
  const first = container.innerHTML;
  runFrames(0, 500);
  const second = container.innerHTML;
  expect(second).not.toBe(first);

  rerender(<AnimationPlayer {...props} isRunning={false} />);
  runFrames(500, 1_000);
  expect(container.innerHTML).toBe(second);

  rerender(<AnimationPlayer {...props} isRunning />);
  runFrames(1_000, 1_500);
  expect(container.innerHTML).not.toBe(second);
});

test('paused, it asks the browser for no frames at all', async () => {
  const { props, rerender } = await shown({ isRunning: true });
  runFrames(0, 100);
  expect(frameRequests.size).toBeGreaterThan(0);
  rerender(<AnimationPlayer {...props} isRunning={false} />);
  runFrames(100, 200);
  expect(frameRequests.size).toBe(0);
});

test('between two frames of the drawing nothing is drawn, on a screen of 120 Hz either', async () => {
  const { container } = await shown({ isRunning: true });
  runFrames(0, 500);
  const drawn = new Set<string>();
  for (let time = 500; time <= 600; time += 4) {
    runFrames(time, time);
    drawn.add(container.innerHTML);
  }
  expect(drawn.size).toBeGreaterThan(1);
  expect(drawn.size).toBeLessThanOrEqual(8);
});

test('it loops', async () => {
  const { container } = await shown({ isRunning: true });
  runFrames(0, 1_000);
  const inFirstRound = container.innerHTML;
  runFrames(1_000, 6_000);
  expect(container.innerHTML).toBe(inFirstRound);
});

test('a second player of the same data draws the same', async () => {
  const one = await shown({ isRunning: false });
  const other = await shown({ isRunning: false });
  const shapes = ({ container }: typeof one) =>
    [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(shapes(other)).toEqual(shapes(one));
});

test('it takes everything with it when it goes', async () => {
  const { container, unmount } = await shown({ isRunning: true });
  unmount();
  runFrames(0, 100);
  expect(frameRequests.size).toBe(0);
  expect(container).toBeEmptyDOMElement();
});

async function shown({ isRunning }: { isRunning: boolean }) {
  const props: AnimationPlayerProps = {
    className: 'player',
    isRunning,
    onReady: jest.fn(),
    onFailure: jest.fn(),
  };
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'performance'] });
  const view = render(<AnimationPlayer {...props} />);
  // The engine says that it has drawn in a task of its own.
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
  expect(props.onFailure).not.toHaveBeenCalled();
  return { ...view, props };
}

/** Gives the page its frames from one time to another, ms, twelve of them. */
function runFrames(from: number, to: number) {
  for (let step = 0; step <= 12; step += 1) {
    const due = frameRequests;
    frameRequests = new Map();
    act(() => due.forEach((task) => task(from + ((to - from) * step) / 12)));
  }
}
