import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../../support/school/mockSchool';
import { SearchDialog } from '../../../src/search/dialog/SearchDialog';
import { searchEngine } from '../../../src/search/engine/searchEngine';
import { address, renderAt } from '../../support/renderAt';

Element.prototype.scrollIntoView = () => undefined;

function Sample({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true);
  function close() {
    setOpen(false);
    onClose();
  }
  return (
    <>
      <main>
        <h1>A page</h1>
        <h2 id="questions">Questions</h2>
      </main>
      <SearchDialog open={open} onClose={close} />
    </>
  );
}

async function openAt(start = '/', wait = true) {
  const onClose = jest.fn();
  renderAt(<Sample onClose={onClose} />, start);
  if (wait) await act(() => searchEngine.load().catch(() => undefined));
  return onClose;
}

const field = () => screen.getByRole('combobox');
const list = (name: string) => screen.getByRole('listbox', { name });
const options = () => screen.queryAllByRole('option');
const status = () => within(screen.getByRole('dialog', { name: 'Search' })).getByRole('status');

function activeOption(): HTMLElement | null {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

test('the field has focus and controls the list', async () => {
  await openAt();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName('Search lessons, courses, programs, and questions');
  expect(field()).toHaveAttribute('aria-controls', list('Suggestions').id);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('without a query, it suggests the courses, the glossary, and the tutorials, none of them active', async () => {
  await openAt();
  expect(options().map((option) => option.getAttribute('href'))).toEqual([
    '/courses/tying-knots',
    '/courses/reading-weather',
    '/courses/sea-charts',
    '/courses/long-voyages',
    '/tutorials/glossary',
    '/tutorials',
  ]);
  expect(activeOption()).toBeNull();
  expect(status()).toBeEmptyDOMElement();
});

test('results are grouped, have marked words, and their number is announced', async () => {
  await openAt();
  await userEvent.type(field(), 'splcing');
  const found = within(list('Results')).getAllByRole('option');
  const lessons = within(list('Results')).getByRole('group', { name: 'Lessons' });
  expect(found[0]).toHaveTextContent(/^Splicing/);
  expect(lessons).toContainElement(found[0] ?? null);
  expect(found[0]?.querySelector('mark')).toHaveTextContent('Splicing');
  expect(status()).toHaveTextContent(`${found.length} results`);
  expect(activeOption()).toBe(found[0]);
  expect(found.map((option) => option.getAttribute('aria-selected'))).toEqual(
    found.map((_, index) => String(index === 0)),
  );
});

test('arrow keys move the active option while focus stays in the field', async () => {
  await openAt();
  for (const [key, index] of [
    ['{ArrowDown}', 0],
    ['{ArrowDown}', 1],
    ['{ArrowUp}', 0],
    ['{ArrowUp}', 5],
    ['{ArrowDown}', 0],
    ['{End}', 5],
    ['{Home}', 0],
  ] as const) {
    await userEvent.keyboard(key);
    expect({ key, active: options().indexOf(activeOption() as HTMLElement) }).toEqual({
      key,
      active: index,
    });
    expect(field()).toHaveFocus();
  }
});

test('Shift+Home selects text in the field instead', async () => {
  await openAt();
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  expect(activeOption()).toBeNull();
});

test('changing the query makes its best result active', async () => {
  await openAt();
  await userEvent.type(field(), 'stran{ArrowDown}');
  expect(activeOption()).toBe(options()[1]);
  await userEvent.type(field(), 'ds');
  expect(activeOption()).toBe(options()[0]);
});

test('Enter opens the active option', async () => {
  const onClose = await openAt();
  await userEvent.type(field(), 'variation{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/tutorials/taking-bearings#variation');
});

test('Enter without an active option opens nothing', async () => {
  const onClose = await openAt('/about');
  await userEvent.type(field(), '{Enter}xyzzyq{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  expect(address()).toBe('/about');
});

test('a click opens an option', async () => {
  const onClose = await openAt();
  await userEvent.click(screen.getByRole('option', { name: /Charts/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/courses/sea-charts');
});

test.each([
  ['a passage', '/about', 'lighthouse{Enter}', 'Questions'],
  ['the heading, for a link without a fragment,', '/tutorials', '{End}{Enter}', 'A page'],
])('on the current page, %s receives focus', async (_what, start, keys, heading) => {
  await openAt(start);
  await userEvent.type(field(), keys);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close search' }))],
])('%s closes search', async (_what, close) => {
  const onClose = await openAt('/about');
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/about');
});

test('a query without results shows a message and the suggestions', async () => {
  await openAt();
  await userEvent.type(field(), 'xyzzyq');
  expect(screen.getByText(/No results for “/, { selector: 'p:not([role])' })).toHaveTextContent(
    'No results for “xyzzyq”.',
  );
  expect(status()).toHaveTextContent('No results for “xyzzyq”.');
  expect(within(list('Suggestions')).getAllByRole('option')).toHaveLength(6);
  expect(activeOption()).toBeNull();
});

test('a query shows a loading message until the index arrives', async () => {
  let arrive = () => {};
  const load = searchEngine.load;
  const engine = await load();
  jest.spyOn(searchEngine, 'current', 'get').mockReturnValue(null);
  jest.spyOn(searchEngine, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(engine);
    }),
  );
  await openAt('/', false);
  await userEvent.type(field(), 'variation');
  expect(status()).toHaveTextContent('Loading search.');
  expect(options()).toHaveLength(0);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  act(arrive);
  await screen.findByRole('option', { name: /Variation/ });
  expect(options()[0]).toHaveTextContent('Variation');
});

test('Enter before the results arrive opens the best one', async () => {
  const engine = await searchEngine.load();
  jest.spyOn(searchEngine, 'current', 'get').mockReturnValue(null);
  let arrive = () => {};
  jest.spyOn(searchEngine, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(engine);
    }),
  );
  const onClose = await openAt('/', false);
  await userEvent.type(field(), 'variation{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  act(arrive);
  await waitFor(() => expect(address()).toBe('/tutorials/taking-bearings#variation'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a failed load shows a message and can be retried', async () => {
  const engine = await searchEngine.load();
  jest.spyOn(searchEngine, 'current', 'get').mockReturnValue(null);
  const load = jest.spyOn(searchEngine, 'load').mockRejectedValue(new Error('offline'));
  await openAt();
  await userEvent.type(field(), 'variation');
  expect(status()).toHaveTextContent("Search didn't load.");
  expect(options()).toHaveLength(6);
  load.mockResolvedValue(engine);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Variation/ })).toBeVisible();
});
