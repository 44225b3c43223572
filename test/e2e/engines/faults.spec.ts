import { lessonAddress } from '../../../src/site/addresses';
import type { Fault, FaultyHost } from '../../support/faultyHost';
import { LESSON, PAGE_EXERCISE } from '../support/content/contents';
import { EVERY_KIND } from '../support/content/kinds';
import { need } from '../support/content/need';
import { expect, test } from './support/faultyTest';
import type { Target } from './support/find';
import type { Tab } from './support/Tab';

test.use({ waitsForLoad: false });

const FAULTS = ['missing', 'failing', 'broken', 'changed', 'corrupt', 'silent'] as const;
/** Faults that the browser reports. A host that doesn't answer looks like a slow one. */
const REPORTED = FAULTS.filter((fault) => fault !== 'silent');

const HEADING: Target = { css: 'main h1' };
const NOTICE: Target = { css: '#scripts-failed' };
const SPINNER: Target = { css: '[role=progressbar]' };
const ADDRESS = lessonAddress(LESSON.slug);

/** Fails all requests whose path matches. */
function spoil(host: FaultyHost, path: RegExp, fault: Fault | undefined) {
  host.fault = (pathname) => (path.test(pathname) ? fault : undefined);
}

function asset(name: string): RegExp {
  return new RegExp(`/assets/${name}\\.[0-9a-f]{6}\\.\\w+$`);
}

/** Opens a page in a state as on a first visit. */
async function openFresh(tab: Tab, address: string) {
  await tab.open('/robots.txt');
  await expect.poll(() => tab.address()).toBe('/robots.txt');
  await tab.run(() => sessionStorage.clear());
  await tab.open(address);
}

async function expectReadable(tab: Tab) {
  await tab.waitFor(HEADING);
  expect((await tab.text({ role: 'main' })).length).toBeGreaterThan(100);
  await expect.poll(() => tab.isShown(SPINNER)).toBe(false);
}

test(
  'every kind of page is readable without its code',
  { tag: '@all' },
  async ({ faulty, tab }) => {
    test.setTimeout(240_000);
    spoil(faulty, /\/assets\/.*\.js$/, 'missing');
    for (const address of EVERY_KIND) {
      await test.step(address, async () => {
        await openFresh(tab, address);
        await expectReadable(tab);
        await tab.waitFor(NOTICE);
      });
    }
  },
);

for (const [kind, path] of [
  ['style sheets', /\.css$/],
  ['fonts', /\.woff2$/],
  ['the service worker', /\/sw\.js$/],
  ['the list of files', /\/assets\/files\./],
] as const) {
  test(`a lesson works without ${kind}`, { tag: '@all' }, async ({ faulty, tab }) => {
    test.setTimeout(180_000);
    for (const fault of FAULTS) {
      await test.step(fault, async () => {
        spoil(faulty, path, fault);
        await openFresh(tab, ADDRESS);
        await expectReadable(tab);
        await tab.hydrated();
      });
    }
  });
}

test('a lesson without its chunk says so', { tag: '@all' }, async ({ faulty, tab }) => {
  test.setTimeout(180_000);
  for (const fault of REPORTED) {
    await test.step(fault, async () => {
      spoil(faulty, asset(`lesson-${LESSON.slug}`), fault);
      await openFresh(tab, ADDRESS);
      await expectReadable(tab);
      await tab.scrollTo({ css: 'footer' });
      await tab.waitFor(NOTICE);
    });
  }
});

test('a page exercise whose preview is lost says so', { tag: '@all' }, async ({ faulty, tab }) => {
  test.setTimeout(240_000);
  const { slug, exercise } = need(PAGE_EXERCISE);
  const region: Target = { role: 'region', name: exercise.title };
  for (const fault of FAULTS.filter((one) => one !== 'changed')) {
    await test.step(fault, async () => {
      spoil(faulty, /\/preview(?:\.html)?$/, fault);
      await openFresh(tab, lessonAddress(slug));
      await tab.hydrated();
      await tab.scrollTo(region);
      await tab.waitForText(region, "The preview didn't load.");
    });
  }
});
