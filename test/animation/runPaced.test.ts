/** @jest-environment jsdom */
import { runPaced } from '../../src/animation/engine/runPaced';
import { replace } from './support/browser';
import { stageChannels } from './support/channel';

/** The browser's clock, ms, and what waits for its frames. */
let now: number;
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

/** One frame of the browser; drawing and painting take so many ms. */
function frame(cost: number) {
  const due = [...frames.values()];
  frames.clear();
  for (const task of due) task(now);
  now += cost;
  channels.deliver();
}

/** Draws for a second on a device where each frame costs so many ms; gives the moments of the frames. */
function drawForASecond(cost: number): number[] {
  const moments: number[] = [];
  const stop = runPaced((elapsed) => moments.push(elapsed));
  while (now < 1_000) {
    const began = now;
    if (frames.size > 0) frame(cost);
    const rest = Math.max(0, 16 - (now - began));
    now += rest;
    jest.advanceTimersByTime(now - began);
  }
  stop();
  return moments;
}

test('a fast device draws every frame of its screen', () => {
  expect(drawForASecond(3).length).toBeGreaterThan(60);
});

test.each([12, 30, 60])('frames that cost %i ms take a third of the time or less', (cost) => {
  const moments = drawForASecond(cost);
  expect(moments.length).toBeGreaterThan(4);
  // The second comes before the cost of the first is known; the last may end later.
  expect((moments.length - 2) * cost).toBeLessThanOrEqual(1_000 / 3);
});

test('a picture that is drawn less often keeps its time', () => {
  const moments = drawForASecond(30);
  expect(moments[0]).toBe(0);
  expect(moments.at(-1)).toBeGreaterThan(850);
});

test('ended, it draws nothing more and asks for no frames', () => {
  const draw = jest.fn();
  const stop = runPaced(draw);
  frame(30);
  stop();
  jest.runAllTimers();
  expect(frames.size).toBe(0);
  expect(draw).toHaveBeenCalledTimes(1);
});
