import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { courseAddress, lessonAddress } from '../../../src/site/addresses';
import { countOf, formatMinutes } from '../../../src/content/format';
import { lessonFacts } from '../../../src/content/totals';
import { deferred } from '../../../src/pages/programs';
import { PACES, weeksAt, weeksText } from '../../../src/pages/programs/paces';
import { PROJECTS } from '../../../.generated/projects';
import { PROGRAM_PATHS, TUTORIAL_MAP } from '../../../src/pages/programs/programPaths';
import { stationsOf } from '../../../src/pages/programs/programStations';
import { ProgramsPage } from '../../../src/pages/programs/ProgramsPage';
import { renderWhole } from '../../support/renderWhole';

// As for a prerendered page: the server waits for a page's deferred code.
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
    function section() {
      return within(screen.getByRole('region', { name: title }));
    }

    test('has an address of its own on the page', async () => {
      await renderPage();
      expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', program.id);
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${program.id}`);
    });

    test('is compared with the others at the top: who it is for, its time and its courses', async () => {
      await renderPage();
      const entry = screen.getByRole('link', { name: title }).closest('li');
      expect(entry).toHaveTextContent(program.forWhom[0] ?? '');
      expect(entry).toHaveTextContent(formatMinutes(totals.minutes));
      for (const { course } of steps) expect(entry).toHaveTextContent(course.title);
    });

    test('says for whom it is and what it does not promise', async () => {
      await renderPage();
      expect(section().getByRole('heading', { name: "Who it's for" })).toBeInTheDocument();
      expect(section().getByText("What we don't promise")).toBeInTheDocument();
      for (const text of [program.description, ...program.forWhom, ...program.notPromised]) {
        expect(section().getByText(text)).toBeInTheDocument();
      }
    });

    test('shows the finished projects of its lessons, and no others', async () => {
      await renderPage();
      const own = steps.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
      const built = PROJECTS.filter(({ lessonId }) => own.some((id) => id === lessonId));
      expect(
        section()
          .queryAllByRole('group')
          .map((group) => group.getAttribute('aria-label'))
          // Disclosures are groups as well, without a name.
          .filter((name) => name !== null),
      ).toEqual(built.map((project) => project.title));
    });

    test('counts what it holds', async () => {
      await renderPage();
      for (const fact of [
        formatMinutes(totals.minutes),
        countOf(totals.modules, 'module'),
        countOf(totals.lessons, 'lesson'),
        countOf(totals.exercises, 'exercise'),
        countOf(program.steps.length, 'checkpoint'),
      ]) {
        expect(section().getByText(fact)).toBeInTheDocument();
      }
    });

    test('leads through its steps in order, each with course, modules and checkpoint', async () => {
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

    test('begins with its first lesson', async () => {
      await renderPage();
      const [first = ''] = steps.flatMap(({ modules }) =>
        modules.flatMap((module) => module.lessons),
      );
      expect(
        section().getByRole('link', { name: `Start the first lesson of ${title}` }),
      ).toHaveAttribute('href', lessonAddress(lessonFacts(first, TUTORIAL_MAP).slug));
    });

    test('is planned on the planner’s page', async () => {
      await renderPage();
      expect(section().getByRole('link', { name: `Plan this program: ${title}` })).toHaveAttribute(
        'href',
        `/programs/planner?program=${program.id}`,
      );
    });

    test('folds its proofs and what it does not promise, and shows the rest', async () => {
      await renderPage();
      const isFolded = (text: string) => section().getByText(text).closest('details') !== null;
      expect(program.notPromised.every(isFolded)).toBe(true);
      expect(program.steps.flatMap(({ checkpoint }) => checkpoint.shows).every(isFolded)).toBe(
        true,
      );
      expect([program.description, ...program.forWhom].some(isFolded)).toBe(false);
    });

    test('its steps add up to the whole', () => {
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

    test('is in the table of paces', async () => {
      await renderPage();
      const table = within(screen.getByRole('table', { name: /weeks each program takes/i }));
      const row = within(table.getByRole('row', { name: new RegExp(title) }));
      expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
        PACES.map((hours) => `${weeksText(weeksAt(totals.minutes, hours))} weeks`),
      );
    });
  },
);

test('the page has one heading of level one', async () => {
  await renderPage();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('steps in a row in one course are one station, and a route may come back to a course', () => {
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
