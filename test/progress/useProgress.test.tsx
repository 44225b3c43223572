import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { progressStore } from '../../src/progress/progressStore';
import { useProgress, useProgressNotice } from '../../src/progress/useProgress';

const seen: string[] = [];

function Passed() {
  const passed = [...useProgress().passed.keys()].sort().join(' ') || 'nothing';
  const notice = useProgressNotice();
  seen.push(passed);
  return (
    <p>
      {passed}, {notice}
    </p>
  );
}

beforeEach(() => {
  seen.length = 0;
  progressStore.clear();
});

test('hydration starts with empty progress, and stored progress follows', () => {
  progressStore.passExercise('a');
  const container = document.createElement('div');
  container.innerHTML = '<p>nothing<!-- -->, <!-- -->none</p>';
  document.body.append(container);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, <Passed />);
  });
  expect(seen[0]).toBe('nothing');
  expect(container).toHaveTextContent('a, none');
  act(() => root?.unmount());
  container.remove();
});

test('useProgress follows changes in this tab and others', async () => {
  render(<Passed />);
  act(() => progressStore.passExercise('a'));
  expect(screen.getByText('a, none')).toBeInTheDocument();
  act(() => {
    localStorage.setItem('/progress/passed/b', '2');
    window.dispatchEvent(new StorageEvent('storage', { key: '/progress/passed/b' }));
  });
  expect(await screen.findByText('a b, none')).toBeInTheDocument();
});

test('useProgressNotice reports that progress could not be saved', () => {
  render(<Passed />);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  act(() => progressStore.passExercise('a'));
  expect(screen.getByText('a, not-saved')).toBeInTheDocument();
});
