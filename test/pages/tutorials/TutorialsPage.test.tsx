import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import '../../support/school/mockSchool';
import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import { TUTORIALS } from '../../../.generated/tutorials';
import { Providers } from '../../../src/app/Providers';
import { PrerenderContext } from '../../../src/prerendered/usePrerendered';
import { deferred } from '../../../src/pages/tutorials';
import { TutorialsPage } from '../../../src/pages/tutorials/TutorialsPage';
import { continueWriter } from '../../../src/progress/continue/syncContinue';
import { progressStore } from '../../../src/progress/progressStore';

/** Shows the router's location, with a Back button. */
function AddressBar() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function page(query = '') {
  return (
    <Providers>
      <MemoryRouter initialEntries={[`/tutorials${query}`]}>
        <TutorialsPage />
        <AddressBar />
      </MemoryRouter>
    </Providers>
  );
}

beforeAll(async () => {
  // Routes do the same before they show a page.
  await Promise.all([...deferred, continueWriter].map((module) => module.load()));
});

beforeEach(() => {
  localStorage.clear();
  progressStore.clear();
});

const count = () => screen.getByText(/^\d+ (?:of \d+ )?lessons$/, { selector: '[role=status]' });
const address = () => screen.getByLabelText('Address').textContent;
const titles = () => screen.queryAllByRole('heading', { level: 4 }).map((item) => item.textContent);
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

test("the search field's example names no topic, because a school may not teach it", () => {
  render(page());
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Title or topic');
});

test('all lessons are listed under their subjects, with links', () => {
  render(page());
  expect(titles()).toEqual(TUTORIALS.map(({ title }) => title));
  const subject = screen.getByRole('region', { name: 'Ropes' });
  expect(
    within(subject)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('/tutorials/splicing');
  expect(count()).toHaveTextContent(`${TUTORIALS.length} lessons`);
});

test('the prerendered page is the same for every query and reader', () => {
  const prerendered = (query: string) =>
    renderToString(
      <Providers>
        <PrerenderContext value>
          <MemoryRouter initialEntries={[`/tutorials${query}`]}>
            <TutorialsPage />
          </MemoryRouter>
        </PrerenderContext>
      </Providers>,
    );
  const plain = prerendered('');
  progressStore.markDone('rope-bowline');
  expect(prerendered('?subject=ropes&q=strands')).toBe(plain);
});

test('a filter limits the list, shows the count, and is in the URL; Back removes it', async () => {
  render(page());
  await choose('Subject', 'Ropes');
  await choose('Level', 'Beginner');
  expect(titles()).toHaveLength(2);
  expect(count()).toHaveTextContent(`2 of ${TUTORIALS.length} lessons`);
  expect(address()).toBe('/tutorials?subject=ropes&level=beginner');

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/tutorials?subject=ropes');
  expect(titles()).toHaveLength(5);
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue('All levels');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveDisplayValue('Ropes');
});

test('typing filters the list, and Back skips the single keystrokes', async () => {
  render(page());
  await choose('Subject', 'Ropes');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search lessons' }), 'strands');
  expect(titles()).toEqual(['Splicing: rope grown together']);
  await waitFor(() => expect(address()).toBe('/tutorials?q=strands&subject=ropes'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/tutorials');
  expect(screen.getByRole('searchbox', { name: 'Search lessons' })).toHaveValue('');
});

test('filters in the URL fill the fields', () => {
  render(page('?q=splic&subject=ropes&state=new'));
  expect(screen.getByRole('searchbox', { name: 'Search lessons' })).toHaveValue('splic');
  expect(screen.getByRole('combobox', { name: 'Your progress' })).toHaveDisplayValue('Not started');
  expect(titles()).toEqual(['Splicing: rope grown together']);
});

test('without matches, there is a button to show all lessons', async () => {
  render(page('?q=knitting'));
  expect(screen.getByRole('heading', { name: 'No matching lessons' })).toBeVisible();
  expect(count()).toHaveTextContent(`0 of ${TUTORIALS.length} lessons`);
  await userEvent.click(screen.getByRole('button', { name: 'Show all lessons' }));
  expect(titles()).toHaveLength(TUTORIALS.length);
  expect(address()).toBe('/tutorials');
  expect(screen.getByRole('searchbox', { name: 'Search lessons' })).toHaveValue('');
  expect(screen.getByRole('group', { name: 'Lessons' })).toHaveFocus();
});

test("lessons show the reader's progress", async () => {
  progressStore.markDone('rope-bowline');
  progressStore.toggleBookmark('rope-bowline');
  progressStore.markStarted('rope-splice');
  progressStore.passExercise('rope-splice-tucks');
  // Content for returning readers renders after the first render.
  await act(() => Promise.resolve(render(page())));
  const row = (name: RegExp) => {
    const title = screen.getByRole('heading', { level: 4, name });
    return within(title).getByRole('link').closest('li');
  };
  expect(row(/^The bowline/)).toHaveTextContent(/Done.*Bookmarked/);
  expect(row(/^Splicing/)).toHaveTextContent(/Started.*1 of 2 exercises passed/);
  expect(row(/^Half hitches/)).not.toHaveTextContent(/Started|Done|Bookmarked/);
  expect(screen.getByRole('region', { name: 'Ropes' })).toHaveTextContent('1 of 5 lessons done');
});

test('without matches, each filter can be removed', async () => {
  render(page('?q=strands&subject=sky'));
  expect(titles()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Remove (?!“)/ }));
  expect(titles()).toEqual(['Splicing: rope grown together']);
  expect(screen.getByRole('group', { name: 'Lessons' })).toHaveFocus();
});

describe('modules', () => {
  const module = (id: string) => document.getElementById(id) as HTMLDetailsElement;
  const openModules = () =>
    TUTORIAL_MODULES.map(({ id }) => id).filter((id) => module(id).open && !module(id).hidden);
  const press = (id: string) =>
    userEvent.click(within(module(id)).getByRole('heading', { level: 3 }));
  const [first, second] = TUTORIAL_MODULES.map(({ id }) => id) as [string, string];

  test('are collapsed for a new reader, except for the first', () => {
    render(page());
    expect(openModules()).toEqual([first]);
  });

  test('the one with the next lesson is expanded for a returning reader and shows progress', async () => {
    progressStore.markDone('rope-bowline');
    progressStore.visit({ slug: 'splicing' });
    await waitFor(() => expect(localStorage.getItem('/continue')).toContain('splicing'));
    await act(() => Promise.resolve(render(page())));
    const next = TUTORIAL_MODULES.find(({ lessons }) =>
      lessons.some(({ id }) => id === 'rope-splice'),
    );
    expect(openModules()).toEqual([first, next?.id]);
    expect(module(first)).toHaveTextContent(/1 of 2 done/);
  });

  test('expand for matches, can be collapsed, and return to their previous state', async () => {
    render(page());
    await press(first);
    expect(openModules()).toEqual([]);
    const field = screen.getByRole('searchbox', { name: 'Search lessons' });
    await userEvent.type(field, 'o');
    const matching = openModules();
    expect(matching.length).toBeGreaterThan(1);
    await press(first);
    expect(openModules()).toEqual(matching.slice(1));
    // A new query gives new results.
    await userEvent.type(field, '{Backspace}e');
    expect(openModules()).toContain(first);
    await userEvent.clear(field);
    expect(openModules()).toEqual([]);
  });

  test('count only the lessons that match the filters', () => {
    render(page('?q=strands'));
    const [match] = openModules();
    expect(within(module(match ?? '')).getAllByRole('heading', { level: 4 })).toHaveLength(1);
    expect(module(match ?? '').querySelector('summary')).toHaveTextContent('1 lesson,');
  });

  test('can all be expanded and collapsed at once', async () => {
    render(page());
    await press(second);
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(openModules()).toEqual(TUTORIAL_MODULES.map(({ id }) => id));
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(openModules()).toEqual([]);
  });
});

describe('the continue link', () => {
  const button = () =>
    within(screen.getByRole('region', { name: /^(Start here|Your next lesson)/ })).getByRole(
      'link',
    );
  const FIRST = 'First lesson: The bowline: a loop that holds';

  test('leads to the section that was read last', async () => {
    progressStore.visit({ slug: 'splicing', heading: 'five-tucks' });
    await waitFor(() => expect(localStorage.getItem('/continue')).not.toBeNull());
    render(page());
    expect(button()).toHaveAttribute('href', '/tutorials/splicing#five-tucks');
    expect(button()).toHaveAccessibleName('Continue: Splicing: rope grown together');
  });

  test.each([
    ['nothing was read', null],
    ['the entry is invalid', '{"last":{"slug":"javascript:alert(1)","title":"x"}}'],
  ])('is the first lesson when %s', (_name, entry) => {
    if (entry) localStorage.setItem('/continue', entry);
    render(page());
    expect(button()).toHaveAccessibleName(FIRST);
    expect(button()).toHaveAttribute('href', '/tutorials/the-bowline');
  });
});

describe('Already know some code?', () => {
  const card = () => within(screen.getByRole('region', { name: /^Already know some code/ }));
  const question = () => card().getByRole('status');
  const answer = (name: string) => userEvent.click(card().getByRole('button', { name }));

  test.each([
    [['No'], 'half-hitches', 'Hitches are easier than loops.'],
    [['Yes', 'No'], 'naming-clouds', 'The sky is above every boat.'],
    [['Yes', 'Yes', 'No'], 'taking-bearings', 'Two lines are a beginning.'],
    [['Yes', 'Yes', 'Yes'], 'water-for-all', 'You could sail tomorrow.'],
  ])('%j leads to %s', async (answers, slug, why) => {
    render(page());
    for (const one of answers) await answer(one);
    expect(question()).toHaveTextContent(why);
    expect(question()).toHaveFocus();
    const links = card().getAllByRole('link');
    expect(links.at(-1)).toHaveAttribute('href', `/tutorials/${slug}`);
  });

  test('asks one question at a time, works by keyboard, and can restart', async () => {
    render(page());
    expect(question()).toHaveTextContent('Can you tie a loop that holds?');
    act(() => card().getByRole('button', { name: 'Yes' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(question()).toHaveTextContent('Can you name a cloud?');
    await userEvent.tab();
    await userEvent.tab();
    expect(card().getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await answer('Start over');
    expect(question()).toHaveTextContent('Can you tie a loop that holds?');
    expect(question()).toHaveFocus();
  });

  test('is a list without scripts', () => {
    render(page());
    const items = card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Can you tie a loop that holds? If not: Half hitches: tied to a post. Hitches are easier than loops.',
      'Can you name a cloud? If not: Naming clouds. The sky is above every boat.',
      'Have you found your way by compass? If not: Taking bearings. Two lines are a beginning.',
      'If you can do all of this: Water for all. You could sail tomorrow.',
    ]);
  });
});
