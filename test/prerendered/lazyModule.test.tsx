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

test('the module is imported once, however often it is asked for', async () => {
  const importModule = jest.fn(() => Promise.resolve(MODULE));
  const module = lazyModule(importModule);
  expect(module.current).toBeNull();
  expect(importModule).not.toHaveBeenCalled();

  const [first, second] = await Promise.all([module.load(), module.load()]);
  const third = await module.load();

  expect([first, second, third, module.current]).toEqual([MODULE, MODULE, MODULE, MODULE]);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a failure is told, kept until the next call, and then tried again', async () => {
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

describe('a chunk that came wrong', () => {
  const wrong = Object.assign(new Error('lost'), { request: '/assets/a.js', type: 'missing' });
  let network: jest.Mock;

  beforeEach(() => {
    network = jest.fn(() => Promise.resolve({ ok: true, blob: () => Promise.resolve() }));
    Object.assign(globalThis, { fetch: network });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  test('is fetched past the cache and imported again', async () => {
    const importModule = jest
      .fn<Promise<typeof MODULE>, []>()
      .mockRejectedValueOnce(wrong)
      .mockResolvedValueOnce(MODULE);
    await expect(lazyModule(importModule).load()).resolves.toBe(MODULE);
    expect(network).toHaveBeenCalledWith('/assets/a.js', { cache: 'reload' });
  });

  test('is asked for no more than that, and not at all where the host has none', async () => {
    const importModule = jest.fn(() => Promise.reject(wrong));
    await expect(lazyModule(importModule).load()).rejects.toBe(wrong);
    expect(importModule).toHaveBeenCalledTimes(2);
    network.mockResolvedValue({ ok: false });
    await expect(lazyModule(importModule).load()).rejects.toBe(wrong);
    expect(importModule).toHaveBeenCalledTimes(3);
  });

  test('is not waited for twice when it hangs', async () => {
    const late = Object.assign(new Error('late'), { ...wrong, type: 'timeout' });
    await expect(lazyModule(() => Promise.reject(late)).load()).rejects.toBe(late);
    expect(network).not.toHaveBeenCalled();
  });
});

test('a failure that is no error becomes one', async () => {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what an import throws is not ours
  const module = lazyModule(() => Promise.reject('text'));
  await expect(module.load()).rejects.toBe('text');
  expect(module.failure).toEqual(new Error('text'));
});

test('a module that has arrived is there in the first render', async () => {
  const module = lazyModule(() => Promise.resolve(MODULE));
  await module.load();
  renderReader(module);
  expect(screen.getByText('the module')).toBeInTheDocument();
});

test('a module on its way shows the loader, then what it gives', async () => {
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

test('a module whose fetch failed goes to the error boundary, and a render does not fetch it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const importModule = jest.fn(() => Promise.reject<typeof MODULE>(new Error('lost')));
  const module = lazyModule(importModule);
  await module.load().catch(() => undefined);
  renderReader(module);
  expect(screen.getByText('failed')).toBeInTheDocument();
  expect(importModule).toHaveBeenCalledTimes(1);
});
