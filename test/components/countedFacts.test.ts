import { countedFacts } from '../../src/components/countedFacts';

test('the label of a single thing is in the singular', () => {
  const minutes = { from: 10, to: 20 };
  const labels = (count: number) =>
    countedFacts({ minutes, modules: count, lessons: count, exercises: count }).map(
      ({ label }) => label,
    );
  expect(labels(1)).toEqual(['Time', 'Module', 'Lesson', 'Exercise']);
  expect(labels(2)).toEqual(['Time', 'Modules', 'Lessons', 'Exercises']);
});
