import { act, fireEvent, screen, within } from '@testing-library/react';
import { LIMITS } from '../../src/progress/progressModel';
import { progressStore } from '../../src/progress/progressStore';
import { renderLesson } from '../pages/lesson/sampleLesson';

// Makes the editor's code fail to load, so that the exercise keeps using a textarea.
jest.mock('../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

beforeEach(() => progressStore.clear());

afterEach(() => jest.restoreAllMocks());

const exercise = () => within(screen.getByRole('region', { name: 'Add up a list' }));

function write(text: string) {
  fireEvent.change(exercise().getByRole('textbox', { name: /Your code/ }), {
    target: { value: text },
  });
  // Drafts are saved once the reader pauses, or puts the page aside.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function fillStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

test("with full storage, an editor says once that its code isn't saved, and how to make room", async () => {
  await renderLesson();
  const full = fillStorage();
  write('mine');
  const notice = await exercise().findByRole('alert');
  expect(notice).toHaveTextContent(/This code isn't saved/);
  expect(within(notice).getByRole('link', { name: /make room/ })).toHaveAttribute(
    'href',
    '/about#storage',
  );
  write('mine, too');
  expect(screen.getAllByRole('alert')).toEqual([notice]);
  full.mockRestore();
  write('mine, three');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("an editor says that code is too long to be saved, until it's shorter", async () => {
  await renderLesson();
  write('x'.repeat(LIMITS.draft));
  expect(await exercise().findByRole('alert')).toHaveTextContent(/too long/);
  write('x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an editor says nothing while its code is saved', async () => {
  await renderLesson();
  write('mine');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
