import './support/canvas';
import { act, render } from '@testing-library/react';
import AnimationPlayer, { type AnimationPlayerProps } from '../../src/animation/AnimationPlayer';
import type { Order } from '../../src/animation/engine/engineMessages';
import { startWorker } from '../../src/animation/engine/startWorker';
import { replace } from './support/browser';
import { committedAnimation } from './support/committed';

// Jest can't parse `import.meta`, which this module uses.
jest.mock('../../src/animation/engine/startWorker', () => ({ startWorker: jest.fn() }));
// Replaces the player with our own module, as `alias` in `webpack.config.ts` does.
jest.mock(
  'lottie-web/build/player/lottie_light.js',
  () =>
    jest.requireActual<{ default: object }>('../../src/animation/engine/offscreenPlayer').default,
);

/** A fake worker that records the messages it receives. */
class FakeWorker extends EventTarget {
  messages: Order[] = [];
  isTerminated = false;
  postMessage = (message: Order) => this.messages.push(message);
  terminate = () => (this.isTerminated = true);
  /** Types of the play and pause messages, in order. */
  get commands() {
    return this.messages.map(({ type }) => type).filter((type) => /play|pause/.test(type));
  }
  report(type: 'drawn' | 'failed') {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: { type } })));
  }
}

let workers: FakeWorker[] = [];
let triggerResize: (() => void) | undefined;

beforeEach(() => {
  workers = [];
  jest.mocked(startWorker).mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  replace(window, 'matchMedia', () => ({ matches: false }));
  replace(globalThis, 'ResizeObserver', function (onResize: () => void) {
    triggerResize = onResize;
    return { observe: () => undefined, disconnect: () => (triggerResize = undefined) };
  });
  replace(HTMLCanvasElement.prototype, 'transferControlToOffscreen', () => ({}));
});

function renderPlayer(isRunning: boolean) {
  const props: AnimationPlayerProps = {
    className: 'player',
    isRunning,
    onReady: jest.fn(),
    onFailure: jest.fn(),
  };
  const view = render(<AnimationPlayer {...props} />);
  const [worker] = workers;
  if (!worker) throw new Error('No worker was started.');
  return { ...view, props, worker };
}

test('it sends canvas and animation to a worker, and is ready after the first frame', () => {
  const { container, props, worker } = renderPlayer(false);
  expect(container.querySelectorAll('.player > canvas')).toHaveLength(1);
  expect(worker.messages).toEqual([
    expect.objectContaining({ type: 'load', animation: committedAnimation() }),
  ]);
  expect(props.onReady).not.toHaveBeenCalled();
  worker.report('drawn');
  expect(props.onReady).toHaveBeenCalledTimes(1);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('it plays after the first frame, and pauses and resumes with isRunning', () => {
  const { props, rerender, worker } = renderPlayer(true);
  expect(worker.commands).toEqual([]);
  worker.report('drawn');
  expect(worker.commands).toEqual(['play']);
  rerender(<AnimationPlayer {...props} isRunning={false} />);
  expect(worker.commands).toEqual(['play', 'pause']);
  rerender(<AnimationPlayer {...props} isRunning />);
  expect(worker.commands).toEqual(['play', 'pause', 'play']);
});

test("it doesn't play while isRunning is false", () => {
  const { worker } = renderPlayer(false);
  worker.report('drawn');
  expect(worker.commands).toEqual([]);
});

test('the canvas matches the device pixels, up to a ratio of 2', () => {
  const { container, worker } = renderPlayer(false);
  const box = container.querySelector('.player');
  replace(box as Element, 'getBoundingClientRect', () => ({ width: 300.2, height: 265 }));
  replace(window, 'devicePixelRatio', 3);
  act(() => triggerResize?.());
  expect(worker.messages.at(-1)).toEqual({ type: 'resize', width: 600, height: 530 });
});

test.each([
  ["the engine can't draw the animation", (worker: FakeWorker) => worker.report('failed')],
  [
    "the worker's file fails to load",
    (worker: FakeWorker) => act(() => void worker.dispatchEvent(new Event('error'))),
  ],
])('it calls onFailure if %s', (_case, fail) => {
  const { props, worker } = renderPlayer(true);
  fail(worker);
  expect(props.onFailure).toHaveBeenCalledTimes(1);
  expect(worker.commands).toEqual([]);
});

test('it calls onFailure in browsers without offscreen canvas', () => {
  replace(HTMLCanvasElement.prototype, 'transferControlToOffscreen', () => {
    throw new TypeError('not a function');
  });
  const onFailure = jest.fn();
  render(
    <AnimationPlayer className="player" isRunning onReady={jest.fn()} onFailure={onFailure} />,
  );
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(workers).toEqual([]);
});

test('it cleans up on unmount', () => {
  const { container, unmount, worker } = renderPlayer(true);
  worker.report('drawn');
  unmount();
  expect(worker.isTerminated).toBe(true);
  expect(triggerResize).toBeUndefined();
  expect(container).toBeEmptyDOMElement();
});
