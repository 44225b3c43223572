import { act, render } from '@testing-library/react';
import { progressStore } from '../../src/progress/progressStore';
import { CompletionLine } from '../../src/progress/widgets/CompletionLine';

afterEach(() => act(() => progressStore.clear()));

test('shows and updates the number of finished lessons, and renders nothing while it is 0', () => {
  const { container } = render(<CompletionLine lessonIds={['a', 'b', 'c']} />);
  expect(container).toBeEmptyDOMElement();
  act(() => progressStore.markStarted('a'));
  expect(container).toBeEmptyDOMElement();
  act(() => progressStore.markDone('b'));
  expect(container).toHaveTextContent(/^1 of 3 lessons done$/);
  act(() => progressStore.unmarkDone('b'));
  expect(container).toBeEmptyDOMElement();
});
