import { act, render, screen } from '@testing-library/react';
import { progressStore } from '../../src/progress/progressStore';
import { LessonMark } from '../../src/progress/widgets/LessonMark';

afterEach(() => act(() => progressStore.clear()));

test.each([
  ['renders nothing for a new lesson', () => undefined, ''],
  [
    'renders "started" for a started lesson',
    () => progressStore.markStarted('ds-big-o'),
    'started',
  ],
  ['renders "done" for a finished lesson', () => progressStore.markDone('ds-big-o'), 'done'],
])('%s', (_what, change, text) => {
  const { container } = render(<LessonMark lessonId="ds-big-o" />);
  act(() => {
    change();
  });
  expect(container).toHaveTextContent(text);
  if (text === '') expect(container).toBeEmptyDOMElement();
  else expect(screen.getByText(text)).toBeVisible();
});
