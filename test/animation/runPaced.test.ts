/** @jest-environment jsdom */
import { runPaced } from '../../src/animation/engine/runPaced';
import { replace } from './support/browser';
import { stageChannels } from './support/channel';

/** Fake clock, in ms. */
let now: number;
/** Pending animation frame callbacks by id. */
let frames: Map<number, FrameRequestCallback>;
let channels: ReturnType<typeof stageChannels>;

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  now = 0;
  frames = new Map();
  let last = 0;
  channels = stageChannels();
  replace(globalThis, 'MessageChannel', channels.MessageChannel);
  replace(window, 'requestAnimationFrame', (task: FrameRequestCallback) => {
    last += 1;
    frames.set(last, task);
    return last;
  });
  replace(window, 'cancelAnimationFrame', (id: number) => frames.delete(id));
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.useRealTimers();
});

/** Runs one browser frame that takes `cost` ms to draw and paint. */
function frame(cost: number) {
  const due = [...frames.values()];
  frames.clear();
  for (const task of due) task(now);
  now += cost;
  channels.deliver();
}

/**
 * Runs the animation for a second with frames that take `cost` ms each. Returns the time of each frame, in
 * ms.
 */
function drawForASecond(cost: number): number[] {
  const times: number[] = [];
  const stop = runPaced((elapsed) => times.push(elapsed));
  while (now < 1_000) {
    const startTime = now;
    if (frames.size > 0) frame(cost);
    const rest = Math.max(0, 16 - (now - startTime));
    now += rest;
    jest.advanceTimersByTime(now - startTime);
  }
  stop();
  return times;
}

test('a fast device draws every frame', () => {
  expect(drawForASecond(3).length).toBeGreaterThan(60);
});

test.each([12, 30, 60])('frames that cost %i ms use at most a third of the time', (cost) => {
  const times = drawForASecond(cost);
  expect(times.length).toBeGreaterThan(4);
  // Two frames are exempt from the limit: the second starts before the first one's cost is known, and the
  // last can end after the one-second mark.
  expect((times.length - 2) * cost).toBeLessThanOrEqual(1_000 / 3);
});

test('an animation with dropped frames keeps its speed', () => {
  const times = drawForASecond(30);
  expect(times[0]).toBe(0);
  expect(times.at(-1)).toBeGreaterThan(850);
});

test('a stopped animation draws nothing and requests no frames', () => {
  const draw = jest.fn();
  const stop = runPaced(draw);
  frame(30);
  stop();
  jest.runAllTimers();
  expect(frames.size).toBe(0);
  expect(draw).toHaveBeenCalledTimes(1);
});
