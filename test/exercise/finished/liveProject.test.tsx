import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LessonSlug } from '../../../src/content/lesson';
import type { FinishedProject, ProjectCode } from '../../../src/content/exercises/project';
import { projectRun } from '../../../src/exercise/finished/demos/lazyProjectRun';
import { LiveProject } from '../../../src/exercise/finished/demos/LiveProject';
import { emptyResult, type RunResult } from '../../../src/sandbox/protocol';
import { renderWhole } from '../../support/renderWhole';

const show = jest.fn();
const run = jest.fn<Promise<RunResult>, [code: string]>();

jest.mock('../../../src/languages/page/Preview', () => ({
  createPreview: () => ({ show, dispose: jest.fn() }),
}));
jest.mock('../../../src/sandbox/Runner', () => ({
  createRunner: () => ({ prepare: jest.fn(), run, cancel: jest.fn(), dispose: jest.fn() }),
}));
jest.mock('../../../.generated/projectCode', () => ({
  PROJECT_CODE: {
    page: { kind: 'page', files: { html: '<h1>List</h1>', css: '', js: 'go();' } },
    program: { kind: 'program', code: "print('one', 'two');" },
  } satisfies Record<string, ProjectCode>,
}));

const PAGE: FinishedProject = {
  lessonId: 'page',
  slug: 'any' as LessonSlug,
  courseId: 'a-course',
  course: 'A course',
  title: 'A list',
  brief: 'A list to look at.',
  parts: 2,
  inputs: [],
  poster: { kind: 'page', light: '/light.svg', dark: '/dark.svg' },
};

const PROGRAM: FinishedProject = {
  ...PAGE,
  lessonId: 'program',
  title: 'From here to there',
  inputs: [{ label: 'Second', code: "'two')", choices: ['two', 'three'] }],
  poster: { kind: 'program', output: 'one two' },
};

const printing = (text: string): RunResult => ({
  ...emptyResult('finished'),
  output: [{ level: 'log', text }],
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  show.mockReset();
  run.mockReset();
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => jest.restoreAllMocks());

test('shows a picture of the page before it runs and after Stop', async () => {
  const load = jest.spyOn(projectRun, 'load');
  await renderWhole(<LiveProject project={PAGE} />);
  const card = within(screen.getByRole('group', { name: PAGE.title }));
  expect(card.getAllByAltText(/A list/).length).toBeGreaterThan(0);
  expect(load).not.toHaveBeenCalled();
  expect(show).not.toHaveBeenCalled();

  await press('Try the list');
  await screen.findByRole('button', { name: 'Open full window' });
  await act(() => Promise.resolve());
  expect(show).toHaveBeenLastCalledWith(
    expect.objectContaining({ js: 'go();' }),
    'light',
    undefined,
  );
  expect(card.queryByAltText(/A list/)).toBeNull();

  await press('Stop');
  expect(card.getAllByAltText(/A list/).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Try the list' })).toHaveFocus();
});

test('a page opens full-window', async () => {
  await renderWhole(<LiveProject project={PAGE} />);
  await press('Try the list');
  await userEvent.click(await screen.findByRole('button', { name: 'Open full window' }));
  const dialog = await screen.findByRole('dialog', { name: PAGE.title });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeVisible();
});

test('a program shows its output and reruns with a different value', async () => {
  run.mockResolvedValueOnce(printing('one two')).mockResolvedValueOnce(printing('one three'));
  await renderWhole(<LiveProject project={PROGRAM} />);
  expect(screen.getByText('one two')).toBeVisible();
  expect(run).not.toHaveBeenCalled();

  await press('Run it');
  expect(await screen.findByRole('log')).toHaveTextContent('one two');
  await userEvent.selectOptions(screen.getByLabelText('Second'), 'three');
  expect(await screen.findByText('one three')).toBeVisible();
  expect(run.mock.lastCall?.[0]).toBe("print('one', 'three');");
});

test("a program that can't run shows an error", async () => {
  run.mockResolvedValue(emptyResult('unavailable'));
  await renderWhole(<LiveProject project={PROGRAM} />);
  await press('Run it');
  expect(await screen.findByText(/couldn't run/)).toBeVisible();
});

test('a project that fails to load shows an error, and the next press retries', async () => {
  const load = jest.spyOn(projectRun, 'load').mockRejectedValueOnce(new Error('offline'));
  await renderWhole(<LiveProject project={PAGE} />);
  await press('Try the list');
  expect(await screen.findByText(/didn't load/)).toBeVisible();
  expect(screen.getAllByAltText(/A list/).length).toBeGreaterThan(0);
  load.mockRestore();
  await press('Try the list');
  expect(await screen.findByRole('button', { name: 'Open full window' })).toBeVisible();
});
