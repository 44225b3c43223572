import { act, screen } from '@testing-library/react';
import '../support/school/mockSchool';
import { LESSON, list, QUESTION } from '../pages/review/reviewLessons';
import { progressStore } from '../../src/progress/progressStore';
import { reviewStore } from '../../src/progress/reviews/reviewStore';
import { returning } from '../../src/progress/widgets/lazyReturning';
import { ReturningOnly } from '../../src/progress/widgets/ReturningOnly';
import { renderAt } from '../support/renderAt';

const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  localStorage.clear();
  progressStore.clear();
  reviewStore.clear();
  list(QUESTION, 'sky-clouds/q-2');
});

afterEach(() => jest.restoreAllMocks());

async function openSlot() {
  await act(async () => {
    renderAt(<ReturningOnly code={returning}>{({ ReviewLine }) => <ReviewLine />}</ReturningOnly>);
    await Promise.resolve();
  });
}

function finishLesson() {
  progressStore.markDone(LESSON.id);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + DAY);
}

test('a reader with due questions sees their number in a link to the review', async () => {
  finishLesson();
  await openSlot();
  expect(await screen.findByRole('link', { name: '2 questions to review' })).toHaveAttribute(
    'href',
    '/tutorials/review',
  );
});

test('the menu shows the number of due questions', async () => {
  finishLesson();
  await act(async () => {
    renderAt(<ReturningOnly code={returning}>{({ DueCount }) => <DueCount />}</ReturningOnly>);
    await Promise.resolve();
  });
  expect(await screen.findByText('2 due')).toBeInTheDocument();
});

test.each<[string, () => void]>([
  ['has not started a lesson', () => undefined],
  ['finished a lesson today', () => progressStore.markDone(LESSON.id)],
  [
    'does not want to be told',
    () => {
      finishLesson();
      reviewStore.remind(false);
    },
  ],
])('a reader who %s sees nothing', async (_who, arrange) => {
  arrange();
  await openSlot();
  await act(() => returning.load());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
