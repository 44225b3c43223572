import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../support/school/mockSchool';
import { CourseBeside } from '../../../../src/pages/lesson/course/CourseBeside';
import { outlines } from '../../../../src/progress/lazyOutlines';
import { renderAt } from '../../../support/renderAt';

const LESSON = { id: 'rope-hitch', exerciseIds: [] };

/** Idle callbacks that haven't run yet. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  Object.assign(window, { requestIdleCallback: (task: () => void) => waiting.push(task) });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

const current = () => screen.findByRole('link', { current: 'page' });

test('the list loads when the browser is idle, with the current lesson marked', async () => {
  renderAt(<CourseBeside lesson={LESSON} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  waiting.forEach((task) => task());
  expect(await current()).toHaveTextContent('Half hitches: tied to a post');
  expect(await current()).toBeVisible();
  const list = screen.getByRole('navigation', { name: 'Lessons in this course' });
  expect(within(list).getByText('The bowline: a loop that holds')).not.toBeVisible();
});

test('on a slow connection, it loads when opened', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const load = jest.spyOn(outlines, 'load');
  renderAt(<CourseBeside lesson={LESSON} />);
  waiting.forEach((task) => task());
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Lessons in this course'));
  expect(await current()).toBeVisible();
});
