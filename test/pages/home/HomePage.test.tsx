import { act, cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { COURSE_SUMMARIES, PROGRAM_SUMMARIES, SITE_FACTS } from '../../../.generated/summaries';
import { findRoute, NOT_FOUND } from '../../../src/app/routes';
import { brand } from '../../../.generated/school/brand';
import { ADDRESSES, courseAddress, PLANNER_ADDRESS } from '../../../src/site/addresses';
import { countOf, formatMinutes } from '../../../src/texts/en/format';
import { questions } from '../../../.generated/school/questions';
import { deferred } from '../../../src/pages/home';
import { welcomeBack } from '../../../src/pages/home/homeChunks';
import { planLine } from '../../../src/pages/home/returning/lazyPlanLine';
import { keptPlanStore } from '../../../src/pages/programs/planner/storage/keptPlanStore';
import { CONTINUE_KEY } from '../../../src/progress/continue/continueEntry';
import { progressStore } from '../../../src/progress/progressStore';
import { returning } from '../../../src/progress/widgets/lazyReturning';
import { renderWhole } from '../../support/renderWhole';
import { HomePage } from '../../../src/pages/home/HomePage';

jest.mock('../../../src/animation/IntelligentAutomation', () => ({
  IntelligentAutomation: () => null,
}));

beforeEach(async () => {
  // Loads deferred code, as the build does before it prerenders a page.
  await Promise.all(deferred.map((module) => module.load()));
  await openPage();
});

function openPage() {
  return renderWhole(
    <MemoryRouter>
      <main>
        <HomePage />
      </main>
    </MemoryRouter>,
  );
}

afterEach(() => localStorage.clear());

/** Returns the text of the closest ancestor that matches the selector. */
function textAround(element: HTMLElement, selector: string): string {
  return element.closest(selector)?.textContent ?? '';
}

test('the page has one h1, and an h2 for each section', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const parts = screen
    .getAllByRole('region')
    .filter((one) => !one.parentElement?.closest('section'));
  // Compares with all headings on the page, to also detect headings outside of sections.
  const headings = parts.map((part) => within(part).getAllByRole('heading', { level: 2 }).length);
  expect(headings).toEqual(screen.getAllByRole('heading', { level: 2 }).map(() => 1));
});

test('the tagline and description come first', () => {
  expect(screen.getByText(brand.tagline)).toBeVisible();
  expect(screen.getByText(brand.description)).toBeVisible();
});

test.each([
  [
    'the first action is the first lesson of the first course without prerequisites',
    'Start with the first lesson: The bowline: a loop that holds',
    '/tutorials/the-bowline',
  ],
  ['the second action links to the courses', 'See the courses', ADDRESSES.courses],
  ['the last action links to the first lesson', 'Start the first lesson', '/tutorials/the-bowline'],
  ['or to the planner', 'Plan your weeks', ADDRESSES.programs],
])('%s', (_what, name, address) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test.each([
  [countOf(SITE_FACTS.tutorials, 'lesson'), 'ready to start now'],
  [countOf(SITE_FACTS.exercises, 'exercise'), 'checked in your browser'],
  [formatMinutes(SITE_FACTS.minutes), 'for all courses'],
])("the site's totals: %s %s", (value, meaning) => {
  expect(textAround(screen.getByText(meaning), 'div')).toContain(value);
});

test.each(COURSE_SUMMARIES.map((course) => [course.title, course] as const))(
  '%s has a link and its totals',
  (title, { slug, description, totals }) => {
    const courses = screen.getByRole('region', { name: /^\d+ courses?/ });
    const link = within(courses).getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', courseAddress(slug));
    const line = textAround(link, 'li');
    for (const fact of [
      description,
      countOf(totals.modules, 'module'),
      countOf(totals.lessons, 'lesson'),
      countOf(totals.exercises, 'exercise'),
      formatMinutes(totals.minutes),
    ]) {
      expect(line).toContain(fact);
    }
  },
);

test("the courses' totals add up to all lessons", () => {
  const lessons = COURSE_SUMMARIES.reduce((sum, { totals }) => sum + totals.lessons, 0);
  expect(lessons).toBe(SITE_FACTS.tutorials);
  expect(screen.getByText(new RegExp(`^${lessons} lessons in all`))).toBeVisible();
});

test.each(PROGRAM_SUMMARIES.map((program) => [program.title, program] as const))(
  '%s links to its program section and lists its courses in order',
  (title, { id, courseTitles, checkpoints, totals, duration }) => {
    const link = screen.getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', `${ADDRESSES.programs}#${id}`);
    const track = screen.getByRole('list', { name: `Courses in ${title}` });
    const stops = within(track).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual(
      COURSE_SUMMARIES.map((course) => course.title).filter((course) =>
        courseTitles.includes(course),
      ),
    );
    const line = textAround(link, 'li');
    expect(line).toContain(countOf(totals.lessons, 'lesson'));
    expect(line).toContain(countOf(checkpoints, 'checkpoint'));
    expect(line).toContain(duration ?? formatMinutes(totals.minutes));
  },
);

test("only this page's questions are shown, with answers", () => {
  const part = screen.getByRole('region', { name: 'Plain answers to common questions' });
  const asked = [...part.querySelectorAll('summary')].map(({ textContent }) => textContent);
  const own = questions.filter(({ places }) => places.some((place) => place === 'home'));
  expect(asked).toEqual(own.map(({ question }) => question));
  for (const paragraph of own.flatMap(({ answer }) => answer)) {
    expect(part.textContent).toContain(paragraph);
  }
});

test('no placeholder is left', () => {
  expect(document.body.textContent).not.toMatch(/\{(?:brand|email)\}|NaN hours|undefined/);
});

test('every link leads to a route', () => {
  for (const link of screen.getAllByRole('link')) {
    const { pathname } = new URL(link.getAttribute('href') ?? '', 'https://site.invalid');
    expect(`${pathname} ${findRoute(pathname).id}`).not.toBe(`${pathname} ${NOT_FOUND.id}`);
  }
});

test('the page says clearly what it costs', () => {
  expect(screen.getByText('One silver coin. No boat needed.')).toBeVisible();
});

test('the exercise comes first', () => {
  const [, second] = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(second).toBe('Try it now');
});

test('the exercise is from the first lesson', () => {
  const box = screen.getByRole('region', { name: 'Try it' });
  expect(box).toHaveTextContent('Do it once.');
  expect(within(box).getByRole('textbox')).toHaveValue('let done;');
});

test('after a client-side navigation, a returning reader can continue', async () => {
  cleanup();
  const last = { slug: 'splicing', title: 'Splicing', heading: 'five-tucks' };
  localStorage.setItem(CONTINUE_KEY, JSON.stringify({ last, courses: {} }));
  await openPage();
  expect(screen.getByRole('link', { name: 'Continue: Splicing' })).toHaveAttribute(
    'href',
    '/tutorials/splicing#five-tucks',
  );
});

describe('a returning reader', () => {
  const last = { slug: 'splicing', title: 'Splicing: rope grown together' };

  async function comeBack(entry: object) {
    cleanup();
    localStorage.setItem(CONTINUE_KEY, JSON.stringify(entry));
    await Promise.all([welcomeBack.load(), planLine.load(), returning.load()]);
    await openPage();
  }

  afterEach(() =>
    act(() => {
      progressStore.clear();
      keptPlanStore.keep(null);
    }),
  );

  test('sees the next lesson, its position, and progress, without marketing', async () => {
    act(() => {
      progressStore.markDone('rope-bowline');
      progressStore.visit({ slug: 'splicing' });
      progressStore.passExercise('rope-splice-tucks');
    });
    await comeBack({ last, courses: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Welcome back');
    expect(screen.queryByText(brand.description)).not.toBeVisible();
    expect(await screen.findByText('1 of 5 lessons done')).toBeVisible();
    expect(screen.getByText('1 of 2 exercises')).toBeVisible();
    expect(screen.getByText('next: 1 exercise to pass')).toBeVisible();
    expect(screen.queryByText(brand.tagline)).not.toBeVisible();
    expect(screen.queryByRole('region', { name: 'Try it now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /common questions/ })).not.toBeInTheDocument();
    expect(
      screen.getByRole('region', { name: countOf(SITE_FACTS.courses, 'course') }),
    ).toBeVisible();
    expect(screen.getByText('Hitches')).toBeVisible();
    expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
  });

  test('sees the next day of a started plan', async () => {
    keptPlanStore.keep('program=first-mate&days=1234567&time=18:00&minutes=60&start=2099-03-02');
    await comeBack({ last, courses: {} });
    expect(await screen.findByRole('link', { name: /^Mon, Mar 2 at 6:00 PM, / })).toHaveAttribute(
      'href',
      PLANNER_ADDRESS,
    );
  });

  test('sees that every lesson is done', async () => {
    await comeBack({ courses: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Welcome back');
    expect(screen.getByRole('link', { name: 'See the courses' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /first lesson:/ })).not.toBeInTheDocument();
  });
});
