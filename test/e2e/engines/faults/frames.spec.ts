import { lessonAddress } from '../../../../src/site/addresses';
import type { Fault } from '../../../support/faultyHost';
import { EXAMPLE_LESSON, PAGE_EXERCISE, PYTHON_EXAMPLE } from '../../support/content/contents';
import { need } from '../../support/content/need';
import { test } from '../support/faultyTest';
import type { Target } from '../support/find';
import { EXAMPLE, OUTPUT } from '../support/lesson';

/** Another version of a frame can work as well as this one. */
const FAULTS: readonly Fault[] = ['missing', 'broken', 'silent'];

for (const fault of FAULTS) {
  test(
    `an example whose frame is ${fault} says so, and runs later`,
    { tag: '@all' },
    async ({ openFaulty, tab }) => {
      const { slug } = need(EXAMPLE_LESSON);
      const host = await openFaulty(lessonAddress(slug), /\/runner(?:\.html)?$/, fault);
      await tab.hydrated();
      await tab.scrollTo(EXAMPLE);
      await tab.click({ role: 'button', name: 'Run', within: EXAMPLE });
      await tab.waitForText(EXAMPLE, "Your code couldn't run");
      host.fault = () => undefined;
      await tab.click({ role: 'button', name: 'Run', within: EXAMPLE });
      await tab.waitForText(EXAMPLE, 'Done');
      await tab.waitForText(OUTPUT, /\S/);
    },
  );

  test(
    `a page exercise whose preview is ${fault} says so`,
    { tag: '@all' },
    async ({ openFaulty, tab }) => {
      const { slug, exercise } = need(PAGE_EXERCISE);
      const region: Target = { role: 'region', name: exercise.title };
      await openFaulty(lessonAddress(slug), /\/preview(?:\.html)?$/, fault);
      await tab.hydrated();
      await tab.scrollTo(region);
      await tab.waitForText(region, "The preview didn't load.");
    },
  );
}

for (const [kind, path, fault] of [
  ['interpreter', /pyodide\.asm\.\w+\.wasm$/, 'missing'],
  ['script', /pyodide\.asm\.\w+\.mjs$/, 'changed'],
  ['library', /python_stdlib\.\w+\.zip$/, 'broken'],
  ['frame', /\/runner-python(?:\.html)?$/, 'missing'],
] as const) {
  test(`Python whose ${kind} is ${fault} says so`, { tag: '@all' }, async ({ openFaulty, tab }) => {
    const { slug, name } = need(PYTHON_EXAMPLE);
    const example: Target = { role: 'group', name };
    await openFaulty(lessonAddress(slug), path, fault);
    await tab.hydrated();
    await tab.scrollTo({ role: 'button', name: 'Run', within: example });
    await tab.click({ role: 'button', name: 'Run', within: example });
    await tab.waitForText(example, /Python couldn't be downloaded|Python didn't start/);
    await tab.waitFor({ role: 'button', name: 'Run', within: example });
  });
}
