/** @jest-environment jsdom */
import '../support/subPath';
import { missedFiles } from '../../src/offline/loadedFiles';

function entry(file: string, times: Partial<PerformanceResourceTiming>) {
  return { name: `${window.location.origin}${file}`, ...times } as PerformanceResourceTiming;
}

test.each([
  [
    'loaded before the service worker was active',
    { workerStart: 0, startTime: 10, responseEnd: 20 },
    true,
  ],
  ['with a start time after its end', { workerStart: 0, startTime: 90, responseEnd: 20 }, true],
  ['that the service worker handled', { workerStart: 31, startTime: 30, responseEnd: 40 }, false],
])('a file %s was missed: %#', (_, times, isMissed) => {
  const missed = missedFiles([entry('/sub/assets/main.js', times)]);
  expect(missed).toEqual(isMissed ? [`${window.location.origin}/sub/assets/main.js`] : []);
});

test.each(['/assets/main.js', '/sub/icons/icon.png', '/sub/tutorials'])(
  '%s is not a build file under another base path',
  (address) => {
    expect(missedFiles([entry(address, { workerStart: 0 })])).toEqual([]);
  },
);
