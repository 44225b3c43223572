import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyModule, useLazyModule, type LazyModule } from '../../src/prerendered/lazyModule';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';

const MODULE = { name: 'the module' };

function Reader({ module }: { module: LazyModule<typeof MODULE> }) {
  return <p>{useLazyModule(module).name}</p>;
}

function renderReader(module: LazyModule<typeof MODULE>) {
  return render(
    <ErrorBoundary fallback={() => <p>failed</p>}>
      <Suspense fallback={<p>loading</p>}>
        <Reader module={module} />
      </Suspense>
    </ErrorBoundary>,
  );
}

test('imports the module once for any number of calls', async () => {
  const importModule = jest.fn(() => Promise.resolve(MODULE));
  const module = lazyModule(importModule);
  expect(module.current).toBeNull();
  expect(importModule).not.toHaveBeenCalled();

  const [first, second] = await Promise.all([module.load(), module.load()]);
  const third = await module.load();

  expect([first, second, third, module.current]).toEqual([MODULE, MODULE, MODULE, MODULE]);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('keeps a failure until the next call, which tries again', async () => {
  const lost = new Error('lost');
  const importModule = jest
    .fn<Promise<typeof MODULE>, []>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce(MODULE);
  const module = lazyModule(importModule);

  await expect(module.load()).rejects.toBe(lost);
  expect(module.failure).toBe(lost);
  expect(module.current).toBeNull();

  const retried = module.load();
  expect(module.failure).toBeUndefined();
  await expect(retried).resolves.toBe(MODULE);
  expect(module.current).toBe(MODULE);
});

describe('a broken chunk', () => {
  const wrong = Object.assign(new Error('lost'), { request: '/assets/a.js', type: 'missing' });
  let network: jest.Mock;

  beforeEach(() => {
    network = jest.fn(() => Promise.resolve({ ok: true, blob: () => Promise.resolve() }));
    Object.assign(globalThis, { fetch: network });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  test('is refetched, bypassing the cache, and imported again', async () => {
    const importModule = jest
      .fn<Promise<typeof MODULE>, []>()
      .mockRejectedValueOnce(wrong)
      .mockResolvedValueOnce(MODULE);
    await expect(lazyModule(importModule).load()).resolves.toBe(MODULE);
    expect(network).toHaveBeenCalledWith('/assets/a.js', { cache: 'reload' });
  });

  test('is refetched, and then another one of the same import', async () => {
    const importModule = jest
      .fn<Promise<typeof MODULE>, []>()
      .mockRejectedValueOnce(wrong)
      .mockRejectedValueOnce(
        Object.assign(new Error('lost'), { ...wrong, request: '/assets/b.js' }),
      )
      .mockResolvedValueOnce(MODULE);
    await expect(lazyModule(importModule).load()).resolves.toBe(MODULE);
    expect(network.mock.calls).toEqual([
      ['/assets/a.js', { cache: 'reload' }],
      ['/assets/b.js', { cache: 'reload' }],
    ]);
  });

  test('is retried once, and not at all if the host does not have it', async () => {
    const importModule = jest.fn(() => Promise.reject(wrong));
    await expect(lazyModule(importModule).load()).rejects.toBe(wrong);
    expect(importModule).toHaveBeenCalledTimes(2);
    network.mockResolvedValue({ ok: false });
    await expect(lazyModule(importModule).load()).rejects.toBe(wrong);
    expect(importModule).toHaveBeenCalledTimes(3);
  });

  test('is not retried after a timeout', async () => {
    const late = Object.assign(new Error('late'), { ...wrong, type: 'timeout' });
    await expect(lazyModule(() => Promise.reject(late)).load()).rejects.toBe(late);
    expect(network).not.toHaveBeenCalled();
  });
});

test('converts a failure that is not an Error', async () => {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- imports can reject with anything
  const module = lazyModule(() => Promise.reject('text'));
  await expect(module.load()).rejects.toBe('text');
  expect(module.failure).toEqual(new Error('text'));
});

test('a loaded module is available on the first render', async () => {
  const module = lazyModule(() => Promise.resolve(MODULE));
  await module.load();
  renderReader(module);
  expect(screen.getByText('the module')).toBeInTheDocument();
});

test('a loading module shows the fallback, then the content', async () => {
  let arrive: (module: typeof MODULE) => void = () => undefined;
  const module = lazyModule(() => new Promise<typeof MODULE>((resolve) => (arrive = resolve)));
  await act(async () => {
    renderReader(module);
    await Promise.resolve();
  });
  expect(screen.getByText('loading')).toBeInTheDocument();
  await act(async () => {
    arrive(MODULE);
    await module.load();
  });
  expect(screen.getByText('the module')).toBeInTheDocument();
});

test('a failed module throws to the error boundary, and rendering does not retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const importModule = jest.fn(() => Promise.reject<typeof MODULE>(new Error('lost')));
  const module = lazyModule(importModule);
  await module.load().catch(() => undefined);
  renderReader(module);
  expect(screen.getByText('failed')).toBeInTheDocument();
  expect(importModule).toHaveBeenCalledTimes(1);
});
