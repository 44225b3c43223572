import './support/canvas';
import { act, render } from '@testing-library/react';
import AnimationPlayer, { type AnimationPlayerProps } from '../../src/animation/AnimationPlayer';
import type { Order } from '../../src/animation/engine/engineMessages';
import { startWorker } from '../../src/animation/engine/startWorker';
import { replace } from './support/browser';
import { committedAnimation } from './support/committed';

// Made by webpack from an expression that only modules may hold.
jest.mock('../../src/animation/engine/startWorker', () => ({ startWorker: jest.fn() }));
// As the site's bundle has it, see `alias` in `webpack.config.ts`.
jest.mock(
  'lottie-web/build/player/lottie_light.js',
  () =>
    jest.requireActual<{ default: object }>('../../src/animation/engine/offscreenPlayer').default,
);

/** Draws nothing; tells what it was told. */
class FakeWorker extends EventTarget {
  orders: Order[] = [];
  isTerminated = false;
  postMessage = (order: Order) => this.orders.push(order);
  terminate = () => (this.isTerminated = true);
  /** What it was told after the animation's data and size. */
  get course() {
    return this.orders.map(({ type }) => type).filter((type) => /play|pause/.test(type));
  }
  report(type: 'drawn' | 'failed') {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: { type } })));
  }
}

let workers: FakeWorker[] = [];
let resized: (() => void) | undefined;

beforeEach(() => {
  workers = [];
  jest.mocked(startWorker).mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  replace(window, 'matchMedia', () => ({ matches: false }));
  replace(globalThis, 'ResizeObserver', function (tell: () => void) {
    resized = tell;
    return { observe: () => undefined, disconnect: () => (resized = undefined) };
  });
  replace(HTMLCanvasElement.prototype, 'transferControlToOffscreen', () => ({}));
});

function shown(isRunning: boolean) {
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

test('it gives a canvas and the drawing to a worker, and is ready once the first frame is drawn', () => {
  const { container, props, worker } = shown(false);
  expect(container.querySelectorAll('.player > canvas')).toHaveLength(1);
  expect(worker.orders).toEqual([
    expect.objectContaining({ type: 'load', animation: committedAnimation() }),
  ]);
  expect(props.onReady).not.toHaveBeenCalled();
  worker.report('drawn');
  expect(props.onReady).toHaveBeenCalledTimes(1);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('it moves only once it is drawn, stops when it is told, and goes on', () => {
  const { props, rerender, worker } = shown(true);
  expect(worker.course).toEqual([]);
  worker.report('drawn');
  expect(worker.course).toEqual(['play']);
  rerender(<AnimationPlayer {...props} isRunning={false} />);
  expect(worker.course).toEqual(['play', 'pause']);
  rerender(<AnimationPlayer {...props} isRunning />);
  expect(worker.course).toEqual(['play', 'pause', 'play']);
});

test('it waits until it is to run', () => {
  const { worker } = shown(false);
  worker.report('drawn');
  expect(worker.course).toEqual([]);
});

test('the canvas has as many px as the screen has for it, at most two for one', () => {
  const { container, worker } = shown(false);
  const box = container.querySelector('.player');
  replace(box as Element, 'getBoundingClientRect', () => ({ width: 300.2, height: 265 }));
  replace(window, 'devicePixelRatio', 3);
  act(() => resized?.());
  expect(worker.orders.at(-1)).toEqual({ type: 'resize', width: 600, height: 530 });
});

test.each([
  ['the engine cannot draw it', (worker: FakeWorker) => worker.report('failed')],
  [
    'its file does not load',
    (worker: FakeWorker) => act(() => void worker.dispatchEvent(new Event('error'))),
  ],
])('it says so where %s', (_what, fail) => {
  const { props, worker } = shown(true);
  fail(worker);
  expect(props.onFailure).toHaveBeenCalledTimes(1);
  expect(worker.course).toEqual([]);
});

test('a browser that cannot hand a canvas over is a failure, too', () => {
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

test('it takes everything with it when it goes', () => {
  const { container, unmount, worker } = shown(true);
  worker.report('drawn');
  unmount();
  expect(worker.isTerminated).toBe(true);
  expect(resized).toBeUndefined();
  expect(container).toBeEmptyDOMElement();
});
