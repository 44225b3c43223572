import { act, render } from '@testing-library/react';
import { progressStore } from '../../src/progress/progressStore';
import { StandingLine } from '../../src/progress/widgets/StandingLine';

afterEach(() => act(() => progressStore.clear()));

test('says how many lessons are done, and follows; nothing as long as none is', () => {
  const { container } = render(<StandingLine lessonIds={['a', 'b', 'c']} />);
  expect(container).toBeEmptyDOMElement();
  act(() => progressStore.markStarted('a'));
  expect(container).toBeEmptyDOMElement();
  act(() => progressStore.markDone('b'));
  expect(container).toHaveTextContent(/^1 of 3 lessons done$/);
  act(() => progressStore.unmarkDone('b'));
  expect(container).toBeEmptyDOMElement();
});
