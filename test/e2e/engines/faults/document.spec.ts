import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lessonAddress } from '../../../../src/site/addresses';
import { LESSON } from '../../support/content/contents';
import { SITES } from '../../support/sites/sites';
import type { Fault, FaultyHost } from '../../../support/faultyHost';
import { expectReadable } from '../support/faults';
import { expect, test } from '../support/faultyTest';
import { shortenLimits, withFirst } from '../support/runFirst';
import type { Tab } from '../support/Tab';

const ADDRESS = lessonAddress(LESSON.slug);
const DOCUMENT = `${ADDRESS.slice(1)}.html`;
const CUT_SHORT = "This page didn't load completely.";

/** A response that ends early, and a connection that breaks off. */
for (const fault of ['short', 'broken'] as const) {
  test(
    `a document that's ${fault} in its head says so`,
    { tag: '@all' },
    async ({ startHost, tab }) => {
      cut(await startHost(), fault, '<link rel="manifest"');
      await tab.open(ADDRESS);
      await expect.poll(() => readBody(tab)).toContain(CUT_SHORT);
    },
  );

  test(
    `a document that's ${fault} in its text is readable without its scripts, and says so`,
    { tag: '@all' },
    async ({ engineName, startHost, tab }) => {
      test.skip(
        engineName === 'webkit' && fault === 'broken',
        'WebKitGTK replaces the document by an error page of its own.',
      );
      cut(await startHost(), fault, '</h2>', /\.js$/);
      await tab.open(ADDRESS);
      await expectReadable(tab);
      await expect.poll(() => readBody(tab)).toContain(CUT_SHORT);
    },
  );
}

// Chromium and WebKit wait for the rest of a document whose connection breaks off.
test(
  "a document that's short in its text is completed by its scripts",
  { tag: '@all' },
  async ({ startHost, tab }) => {
    cut(await startHost(), 'short', '</h1>');
    await tab.visit(ADDRESS);
    await expectReadable(tab);
    await tab.waitFor({ role: 'contentinfo' });
  },
);

/** Cuts the document before `end`, and fails all requests whose path matches `lost`. */
function cut(host: FaultyHost, fault: Fault, end: string, lost?: RegExp) {
  host.overlay = (file) => (file === DOCUMENT ? twiceUntil(end) : undefined);
  host.fault = (pathname) => {
    if (pathname === ADDRESS) return fault;
    return lost?.test(pathname) ? 'missing' : undefined;
  };
}

function readBody(tab: Tab): Promise<string> {
  return tab.run(() => document.body.innerText).catch(() => '');
}

/** Returns the document up to a piece of it, and as much again, because these faults serve one half. */
function twiceUntil(end: string): string {
  const html = readFileSync(path.join(SITES.root.dir, DOCUMENT), 'utf8');
  const start = withFirst(html.slice(0, html.indexOf(end)), [shortenLimits]);
  return start + ' '.repeat(Buffer.byteLength(start));
}
