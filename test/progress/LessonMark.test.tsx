import { act, render, screen } from '@testing-library/react';
import { progressStore } from '../../src/progress/progressStore';
import { LessonMark } from '../../src/progress/widgets/LessonMark';

afterEach(() => act(() => progressStore.clear()));

test.each([
  ['nothing for a lesson not begun', () => undefined, ''],
  ['that it was begun', () => progressStore.markStarted('ds-big-o'), 'started'],
  ['that it is done', () => progressStore.markDone('ds-big-o'), 'done'],
])('says %s', (_what, change, text) => {
  const { container } = render(<LessonMark lessonId="ds-big-o" />);
  act(() => {
    change();
  });
  expect(container).toHaveTextContent(text);
  if (text === '') expect(container).toBeEmptyDOMElement();
  else expect(screen.getByText(text)).toBeVisible();
});
