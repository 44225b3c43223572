import { lessonAddress } from '../../../../src/site/addresses';
import { LESSON } from '../../support/content/contents';
import { asset, expectReadable, FAULTS, NOTICE, LATER } from '../support/faults';
import { test } from '../support/faultyTest';

const ADDRESS = lessonAddress(LESSON.slug);

for (const [kind, path] of [
  ['style sheets', /\.css$/],
  ['fonts', /\.woff2$/],
  ['the service worker', /\/sw\.js$/],
  ['the list of files', /\/assets\/files\./],
] as const) {
  test(`a lesson works without ${kind}`, { tag: '@all' }, async ({ openFaulty, tab }) => {
    test.setTimeout(180_000);
    for (const fault of FAULTS) {
      await test.step(fault, async () => {
        await openFaulty(ADDRESS, path, fault);
        await expectReadable(tab);
        await tab.hydrated();
      });
    }
  });
}

for (const name of [`lesson-${LESSON.slug}`, 'lesson-text']) {
  const kind = name === 'lesson-text' ? 'its text' : 'its chunk';
  test(`a lesson without ${kind} says so`, { tag: '@all' }, async ({ openFaulty, tab }) => {
    test.setTimeout(180_000);
    for (const fault of LATER) {
      await test.step(fault, async () => {
        await openFaulty(ADDRESS, asset(name), fault);
        await expectReadable(tab);
        await tab.scrollTo({ css: 'footer' });
        await tab.waitFor(NOTICE);
      });
    }
  });
}
