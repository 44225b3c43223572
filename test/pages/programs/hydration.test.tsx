import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { Providers } from '../../../src/app/Providers';
import { PrerenderContext } from '../../../src/prerendered/usePrerendered';
import { deferred, Page } from '../../../src/pages/programs';
import { PLANNED_PATHS } from '../../../src/pages/programs/planner/planForm';

const [, second] = PLANNED_PATHS;
const secondId = second?.program.id ?? '';

let root: Root;
const observers: IntersectionObserverCallback[] = [];

beforeAll(async () => {
  await Promise.all(deferred.map((module) => module.load()));
});

beforeEach(() => {
  observers.length = 0;
  // Nothing is near the window until a test says so.
  window.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      observers.push(onChange);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

function prerender() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <PrerenderContext value>
      <StaticRouter location="/programs">
        <Providers>
          <Page />
        </Providers>
      </StaticRouter>
    </PrerenderContext>,
  );
  return container;
}

/** @returns what React could not hydrate */
async function hydrate(container: HTMLElement, address: string) {
  const errors: unknown[] = [];
  window.history.pushState(null, '', address);
  await act(() => {
    root = hydrateRoot(
      container,
      <BrowserRouter>
        <Providers>
          <Page />
        </Providers>
      </BrowserRouter>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    return Promise.resolve();
  });
  return errors;
}

const program = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Program' });
const hours = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hours a week' });
const plan = () => screen.queryByRole('heading', { name: 'Week by week' });
const comeNear = () =>
  act(() => {
    const near = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    for (const observer of observers) observer(near, {} as IntersectionObserver);
    return Promise.resolve();
  });

test('the planner plans once it comes near, without a mismatch', async () => {
  const errors = await hydrate(prerender(), '/programs');
  expect(plan()).not.toBeInTheDocument();
  await comeNear();
  expect(plan()).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('a plan that somebody sent is there at once, wherever the window is', async () => {
  await hydrate(prerender(), `/programs?program=${secondId}&hours=8`);
  expect(plan()).toBeInTheDocument();
  expect(program()).toHaveValue(secondId);
  expect(hours()).toHaveValue('8');
});

test('what was chosen and typed before the planner’s code had come counts', async () => {
  const container = prerender();
  program().value = secondId;
  hours().value = '9';
  await hydrate(container, '/programs');
  await comeNear();
  expect(program()).toHaveValue(secondId);
  expect(hours()).toHaveValue('9');
  await waitFor(() => {
    const params = new URLSearchParams(window.location.search);
    expect([params.get('program'), params.get('hours')]).toEqual([secondId, '9']);
  });
});

test('a link from a program takes it to the planner and keeps what else was planned', async () => {
  await hydrate(prerender(), '/programs?hours=8&days=2');
  const link = screen.getByRole('link', { name: `Plan this program: ${second?.program.title}` });
  const { searchParams, hash } = new URL((link as HTMLAnchorElement).href);
  expect(Object.fromEntries(searchParams)).toEqual({ program: secondId, hours: '8', days: '2' });
  expect(hash).toBe('#planner');
});
