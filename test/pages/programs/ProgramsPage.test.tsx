import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { courseAddress, lessonAddress } from '../../../src/site/addresses';
import { countOf, formatMinutes } from '../../../src/texts/en/format';
import { lessonFacts } from '../../../src/content/totals';
import { deferred } from '../../../src/pages/programs';
import { PACES, weeksAt } from '../../../src/pages/programs/paces';
import { PROJECTS } from '../../../.generated/projects';
import { PROGRAM_PATHS, TUTORIAL_MAP } from '../../../src/pages/programs/programPaths';
import { stationsOf } from '../../../src/pages/programs/programStations';
import { ProgramsPage } from '../../../src/pages/programs/ProgramsPage';
import { weekRange } from '../../../src/texts/en/programSections';
import { renderWhole } from '../../support/renderWhole';

// Loads deferred code, as the build does before it prerenders a page.
beforeAll(async () => {
  await Promise.all(deferred.map((module) => module.load()));
});

async function renderPage() {
  await renderWhole(
    <MemoryRouter initialEntries={['/programs']}>
      <ProgramsPage />
    </MemoryRouter>,
  );
}

describe.each(PROGRAM_PATHS.map((path) => ({ title: path.program.title, path })))(
  '$title',
  ({ title, path: { program, steps, totals } }) => {
    const time = program.duration ?? formatMinutes(totals.minutes);

    function section() {
      return within(screen.getByRole('region', { name: title }));
    }

    test('has its own anchor on the page', async () => {
      await renderPage();
      expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', program.id);
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${program.id}`);
    });

    test('is compared with the others at the top: audience, time, and courses', async () => {
      await renderPage();
      const entry = screen.getByRole('link', { name: title }).closest('li');
      expect(entry).toHaveTextContent(program.forWhom[0] ?? '');
      expect(entry).toHaveTextContent(time);
      for (const { course } of steps) expect(entry).toHaveTextContent(course.title);
    });

    test("says who it's for and what it doesn't promise", async () => {
      await renderPage();
      expect(section().getByRole('heading', { name: "Who it's for" })).toBeInTheDocument();
      expect(section().getByText("What we don't promise")).toBeInTheDocument();
      for (const text of [
        program.description,
        ...program.forWhom,
        ...(program.notPromised ?? []),
      ]) {
        expect(section().getByText(text)).toBeInTheDocument();
      }
    });

    test('shows only its own finished projects', async () => {
      await renderPage();
      const own = steps.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
      const built = PROJECTS.filter(({ lessonId }) => own.some((id) => id === lessonId));
      expect(
        section()
          .queryAllByRole('group')
          .map((group) => group.getAttribute('aria-label'))
          // `details` elements also have the group role, but no name.
          .filter((name) => name !== null),
      ).toEqual(built.map((project) => project.title));
    });

    test('shows its totals', async () => {
      await renderPage();
      for (const fact of [
        time,
        countOf(totals.modules, 'module'),
        countOf(totals.lessons, 'lesson'),
        countOf(totals.exercises, 'exercise'),
        countOf(program.steps.length, 'checkpoint'),
      ]) {
        expect(section().getByText(fact)).toBeInTheDocument();
      }
    });

    test('lists its steps in order, each with course, modules, and checkpoint', async () => {
      await renderPage();
      const links = section().getAllByRole('link', {
        name: /^(?!Plan this|Start the first lesson|Build it)/,
      });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        stationsOf(steps).map(({ course }) => courseAddress(course.slug)),
      );
      const checkpoints = section().getAllByRole('heading', { name: /^Checkpoint/ });
      expect(checkpoints.map((heading) => heading.textContent)).toEqual(
        program.steps.map(({ checkpoint }) => `Checkpoint: ${checkpoint.title}`),
      );
      for (const { modules, step } of steps) {
        const titles = modules.map((module) => module.title).join(', ');
        for (const text of [titles, ...step.checkpoint.shows]) {
          expect(section().getAllByText(text).length).toBeGreaterThan(0);
        }
      }
    });

    test('links to its first lesson', async () => {
      await renderPage();
      const [first = ''] = steps.flatMap(({ modules }) =>
        modules.flatMap((module) => module.lessons),
      );
      expect(
        section().getByRole('link', { name: `Start the first lesson of ${title}` }),
      ).toHaveAttribute('href', lessonAddress(lessonFacts(first, TUTORIAL_MAP).slug));
    });

    test('links to the planner', async () => {
      await renderPage();
      expect(section().getByRole('link', { name: `Plan this program: ${title}` })).toHaveAttribute(
        'href',
        `/programs/planner?program=${program.id}`,
      );
    });

    test("collapses its checkpoints and what it doesn't promise", async () => {
      await renderPage();
      const isFolded = (text: string) => section().getByText(text).closest('details') !== null;
      expect((program.notPromised ?? []).every(isFolded)).toBe(true);
      expect(program.steps.flatMap(({ checkpoint }) => checkpoint.shows).every(isFolded)).toBe(
        true,
      );
      expect([program.description, ...program.forWhom].some(isFolded)).toBe(false);
    });

    test('its steps add up to its totals', () => {
      const sum = (pick: (step: (typeof steps)[number]) => number) =>
        steps.reduce((total, step) => total + pick(step), 0);
      expect({
        lessons: sum((step) => step.lessons),
        exercises: sum((step) => step.exercises),
        minutes: { from: sum((step) => step.minutes.from), to: sum((step) => step.minutes.to) },
      }).toEqual({
        lessons: totals.lessons,
        exercises: totals.exercises,
        minutes: totals.minutes,
      });
    });

    test('is in the pace table, unless it has a duration of its own', async () => {
      await renderPage();
      const table = within(screen.getByRole('table', { name: /weeks each program takes/i }));
      if (program.duration !== undefined) {
        expect(table.queryByRole('row', { name: new RegExp(title) })).not.toBeInTheDocument();
        return;
      }
      const row = within(table.getByRole('row', { name: new RegExp(title) }));
      expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
        PACES.map((hours) => {
          const weeks = weeksAt(totals.minutes, hours);
          return `${weekRange(weeks)} ${weeks.to === 1 ? 'week' : 'weeks'}`;
        }),
      );
    });
  },
);

test('the page has one h1', async () => {
  await renderPage();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('consecutive steps of a course are one stop, and a route can return to a course', () => {
  const [first, second] = PROGRAM_PATHS.flatMap(({ steps }) => steps);
  const other = PROGRAM_PATHS.flatMap(({ steps }) => steps).find(
    ({ course }) => course.id !== first?.course.id,
  );
  if (!first || !second || !other) throw new Error('The school has too few steps.');

  const stations = stationsOf([first, second, other, first]);

  expect(stations.map(({ steps }) => steps)).toEqual([[first, second], [other], [first]]);
  expect(stations[0]).toMatchObject({
    lessons: first.lessons + second.lessons,
    minutes: {
      from: first.minutes.from + second.minutes.from,
      to: first.minutes.to + second.minutes.to,
    },
  });
});
