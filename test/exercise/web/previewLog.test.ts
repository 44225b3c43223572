import { addEvent, EMPTY_LOG } from '../../../src/exercise/web/preview/previewLog';

test('the preview grows with its page up to a limit, and keeps its height for the next version', () => {
  const grown = addEvent(EMPTY_LOG, { kind: 'height', height: 400 });
  expect(grown.height).toBe(400);
  expect(addEvent(grown, { kind: 'height', height: 300 }).height).toBe(400);
  expect(addEvent(grown, { kind: 'started' }).height).toBe(400);
  const highest = addEvent(grown, { kind: 'height', height: 100_000 }).height;
  expect(addEvent(grown, { kind: 'height', height: 200_000 }).height).toBe(highest);
});
