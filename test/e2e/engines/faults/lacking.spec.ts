import { lessonAddress } from '../../../../src/site/addresses';
import { FUNCTION_LESSON, PAGE_EXERCISE, PYTHON_EXAMPLE } from '../../support/content/contents';
import { EVERY_KIND } from '../../support/content/kinds';
import { need } from '../../support/content/need';
import { UNKNOWN_ADDRESS } from '../../support/content/routes';
import { SITES } from '../../support/sites/sites';
import { expectReadable } from '../support/faults';
import { expect, test } from '../support/faultyTest';
import { WITHOUT_FEATURE, WITHOUT_STORAGE } from '../support/lacking';
import { runFirst } from '../support/runFirst';
import { EXAMPLE, EXERCISE } from '../support/lesson';
import type { Target } from '../support/find';
import type { Tab } from '../support/Tab';

const { dir } = SITES.root;

async function expectNoErrors(tab: Tab) {
  expect(await tab.run(() => window.uncaughtErrors)).toEqual([]);
}

const ALL_FEATURES = Object.values(WITHOUT_FEATURE);

for (const [missing, scripts] of [
  ...Object.entries(WITHOUT_STORAGE).map(([name, take]) => [name, [take]] as const),
  [Object.keys(WITHOUT_FEATURE).join(', '), ALL_FEATURES] as const,
]) {
  test(
    `every kind of page works without ${missing}`,
    { tag: '@all' },
    async ({ startHost, tab }) => {
      test.setTimeout(240_000);
      (await startHost()).overlay = runFirst(dir, scripts);
      for (const address of EVERY_KIND.filter((one) => one !== UNKNOWN_ADDRESS)) {
        await test.step(address, async () => {
          await tab.visit(address);
          await expectReadable(tab);
          await expectNoErrors(tab);
        });
      }
    },
  );
}

for (const [feature, take] of Object.entries({ ...WITHOUT_STORAGE, ...WITHOUT_FEATURE })) {
  test(
    `an exercise works or says what's missing without ${feature}`,
    { tag: '@all' },
    async ({ startHost, tab }) => {
      const { slug } = need(FUNCTION_LESSON);
      (await startHost()).overlay = runFirst(dir, [take]);
      await tab.visit(lessonAddress(slug));
      await tab.scrollTo(EXAMPLE);
      await tab.click({ role: 'button', name: 'Run', within: EXAMPLE });
      await tab.waitForText(EXAMPLE, feature === 'Worker' ? "Your code couldn't run" : 'Done');
      await tab.scrollTo(EXERCISE);
      await tab.click({ role: 'button', name: 'Check', within: EXERCISE });
      await tab.waitForText(EXERCISE, feature === 'Worker' ? "Your code couldn't run" : /passed\./);
      await expectNoErrors(tab);
    },
  );
}

test('a page exercise works without any of them', { tag: '@all' }, async ({ startHost, tab }) => {
  const { slug, exercise } = need(PAGE_EXERCISE);
  const region: Target = { role: 'region', name: exercise.title };
  (await startHost()).overlay = runFirst(dir, ALL_FEATURES);
  await tab.visit(lessonAddress(slug));
  await tab.scrollTo(region);
  await tab.click({ role: 'button', name: 'Check', within: region });
  await tab.waitForText(region, /passed\./);
  await expectNoErrors(tab);
});

test('Python says that it needs a worker', { tag: '@all' }, async ({ startHost, tab }) => {
  const { slug, name } = need(PYTHON_EXAMPLE);
  const example: Target = { role: 'group', name };
  (await startHost()).overlay = runFirst(dir, ALL_FEATURES);
  await tab.visit(lessonAddress(slug));
  await tab.scrollTo(example);
  await tab.click({ role: 'button', name: 'Run', within: example });
  await tab.waitForText(example, /Python didn't start/);
});
