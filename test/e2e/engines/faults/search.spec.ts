import { NAMED_LESSON } from '../../support/content/contents';
import { need } from '../../support/content/need';
import { asset } from '../support/faults';
import { test } from '../support/faultyTest';
import type { Target } from '../support/find';

const DIALOG: Target = { role: 'dialog', name: 'Search' };
const OPEN: Target = { role: 'button', name: 'Search', within: { role: 'banner' } };
const TRY_AGAIN: Target = { role: 'button', name: 'Try again', within: DIALOG };

for (const [kind, path] of [
  ['engine', asset('search-(?:index|engine)')],
  ['index', asset('search-(?:vocabulary|terms-\\d+|entries-\\d+)')],
] as const) {
  for (const fault of ['missing', 'corrupt'] as const) {
    test(
      `search whose ${kind} is ${fault} says so, and works later`,
      { tag: '@all' },
      async ({ openFaulty, tab }) => {
        const { word, lesson } = need(NAMED_LESSON);
        const host = await openFaulty('/about', path, fault);
        await tab.hydrated();
        await tab.click(OPEN);
        await tab.waitFor(DIALOG);
        await tab.type(word);
        await tab.waitFor(TRY_AGAIN);
        host.fault = () => undefined;
        await tab.click(TRY_AGAIN);
        await tab.waitForText(DIALOG, lesson.title);
      },
    );
  }
}

for (const fault of ['missing', 'broken'] as const) {
  test(
    `search whose dialog is ${fault} says so, and opens later`,
    { tag: '@all' },
    async ({ openFaulty, tab }) => {
      const host = await openFaulty('/about', asset('search'), fault);
      await tab.hydrated();
      await tab.click(OPEN);
      await tab.waitFor({ css: '[role=status]', text: "Search didn't load" });
      host.fault = () => undefined;
      await tab.click(OPEN);
      await tab.waitFor(DIALOG);
    },
  );
}
