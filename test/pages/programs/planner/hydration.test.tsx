import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import '../../../support/school/mockSchool';
import { Providers } from '../../../../src/app/Providers';
import { PrerenderContext } from '../../../../src/prerendered/usePrerendered';
import { deferred, Page } from '../../../../src/pages/programs/planner';
import { PLANNED_PATHS } from '../../../../src/pages/programs/planner/form/planForm';

const [, second] = PLANNED_PATHS;
const secondId = second?.program.id ?? '';

let root: Root;

beforeAll(async () => {
  await Promise.all(deferred.map((module) => module.load()));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function prerender() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <PrerenderContext value>
      <StaticRouter location="/programs/planner">
        <Providers>
          <Page />
        </Providers>
      </StaticRouter>
    </PrerenderContext>,
  );
  return container;
}

/** @returns the errors that React reported during hydration */
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
const time = () => screen.getByLabelText<HTMLInputElement>('Time of day');
const plan = () => screen.queryByRole('heading', { name: 'Your first week' });

test('the planner shows a plan after hydration, without a mismatch', async () => {
  const container = prerender();
  expect(plan()).not.toBeInTheDocument();
  const errors = await hydrate(container, '/programs/planner');
  expect(await screen.findByRole('heading', { name: 'Your first week' })).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('a shared plan is shown', async () => {
  await hydrate(prerender(), `/programs/planner?program=${secondId}&minutes=30`);
  await waitFor(() => expect(program()).toHaveValue(secondId));
  expect(screen.getByLabelText('How long')).toHaveDisplayValue('30 minutes');
});

test("input from before the planner's code loaded is applied", async () => {
  const container = prerender();
  program().value = secondId;
  time().value = '07:30';
  await hydrate(container, '/programs/planner');
  await waitFor(() => {
    const params = new URLSearchParams(window.location.search);
    expect([params.get('program'), params.get('time')]).toEqual([secondId, '07:30']);
  });
  expect(program()).toHaveValue(secondId);
  expect(time()).toHaveValue('07:30');
});

test('the prerendered page has no date or plan', () => {
  const container = prerender();
  expect(container).not.toHaveTextContent(String(new Date().getFullYear()));
  expect(container).toHaveTextContent(/needs JavaScript/);
});
