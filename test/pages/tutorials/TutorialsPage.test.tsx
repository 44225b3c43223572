import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { TUTORIALS } from '../../../.generated/tutorials';
import { Providers } from '../../../src/app/Providers';
import { PrerenderContext } from '../../../src/components/prerendered/usePrerendered';
import { parts } from '../../../src/pages/tutorials';
import { TutorialsPage } from '../../../src/pages/tutorials/TutorialsPage';
import { continueCard } from '../../../src/progress/widgets/lazyContinueCard';
import { progressStore } from '../../../src/progress/progressStore';

/** What of the browser's own controls matters here. */
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
  // As a route does before it shows the page.
  await Promise.all([...parts.map(({ module }) => module.load()), continueCard.load()]);
});

beforeEach(() => {
  progressStore.clear();
});

const count = () => screen.getByText(/^\d+ (?:of \d+ )?lessons$/, { selector: '[role=status]' });
const address = () => screen.getByLabelText('Address').textContent;
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((item) => item.textContent);
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

test('all lessons stand under their subjects, each with its link', () => {
  render(page());
  expect(titles()).toEqual(TUTORIALS.map(({ title }) => title));
  const subject = screen.getByRole('region', { name: 'Data Structures' });
  expect(
    within(subject)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('/tutorials/hash-maps');
  expect(count()).toHaveTextContent(`${TUTORIALS.length} lessons`);
});

test('what is prerendered is the same for every query and every reader', () => {
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
  progressStore.markDone('ds-big-o');
  expect(prerendered('?subject=data-structures&q=trees')).toBe(plain);
});

test('a filter narrows the list, counts, and stands in the address; Back takes it off', async () => {
  render(page());
  await choose('Subject', 'Machine Learning');
  await choose('Level', 'Beginner');
  expect(titles()).toHaveLength(2);
  expect(count()).toHaveTextContent(`2 of ${TUTORIALS.length} lessons`);
  expect(address()).toBe('/tutorials?subject=machine-learning&level=beginner');

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/tutorials?subject=machine-learning');
  expect(titles()).toHaveLength(4);
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue('All levels');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveDisplayValue('Machine Learning');
});

test('typing narrows the list, and Back does not stop at each key', async () => {
  render(page());
  await choose('Subject', 'Data Structures');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Text' }), 'trees');
  expect(titles()).toEqual(['Trees and recursion: one shape, one habit']);
  expect(address()).toBe('/tutorials?q=trees&subject=data-structures');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/tutorials');
  expect(screen.getByRole('searchbox', { name: 'Text' })).toHaveValue('');
});

test('an address with filters fills the fields', () => {
  render(page('?q=map&subject=data-structures&state=new'));
  expect(screen.getByRole('searchbox', { name: 'Text' })).toHaveValue('map');
  expect(screen.getByRole('combobox', { name: 'Your progress' })).toHaveDisplayValue('Not started');
  expect(titles()).toEqual(['Hash maps: finding without searching']);
});

test('when nothing fits, the way back to all lessons is there', async () => {
  render(page('?q=knitting'));
  expect(screen.getByRole('heading', { name: 'No lesson fits' })).toBeVisible();
  expect(count()).toHaveTextContent(`0 of ${TUTORIALS.length} lessons`);
  await userEvent.click(screen.getByRole('button', { name: 'Show all lessons' }));
  expect(titles()).toHaveLength(TUTORIALS.length);
  expect(address()).toBe('/tutorials');
  expect(screen.getByRole('searchbox', { name: 'Text' })).toHaveValue('');
  expect(count()).toHaveFocus();
});

test('lessons show what the reader has done of them', () => {
  progressStore.markDone('ds-big-o');
  progressStore.toggleBookmark('ds-big-o');
  progressStore.markStarted('ds-trees');
  progressStore.passExercise('ds-folder-depth');
  render(page());
  const row = (name: RegExp) => screen.getByRole('link', { name }).closest('li');
  expect(row(/^Counting steps/)).toHaveTextContent(/Done.*Bookmarked/);
  expect(row(/^Trees/)).toHaveTextContent(/Started.*1 of 2 exercises passed/);
  expect(row(/^Hash maps/)).not.toHaveTextContent(/Started|Done|Bookmarked/);
  expect(screen.getByRole('region', { name: 'Data Structures' })).toHaveTextContent('1 of 4 done');
});

describe('the way to continue', () => {
  const card = () => screen.queryByRole('complementary', { name: 'Continue where you left off' });

  test('leads to the passage that was read last', () => {
    progressStore.visit({ slug: 'hash-maps', heading: 'map-ready-made' });
    render(page());
    expect(within(card() as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/tutorials/hash-maps#map-ready-made',
    );
  });

  test.each([
    ['nothing was read', () => undefined],
    ['the lesson is gone', () => progressStore.visit({ slug: 'gone' })],
    [
      'the lesson is done',
      () => {
        progressStore.visit({ slug: 'hash-maps' });
        progressStore.markDone('ds-hash-map');
      },
    ],
  ])('is not shown when %s', (_name, prepare) => {
    prepare();
    render(page());
    expect(card()).not.toBeInTheDocument();
  });
});
