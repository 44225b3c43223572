import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lessonAddress } from '../../../../src/site/addresses';
import { LESSON } from '../../support/content/contents';
import { SITES } from '../../support/sites/sites';
import { HEADING } from '../support/faults';
import { expect, test } from '../support/faultyTest';
import type { Tab } from '../support/Tab';

const ADDRESS = lessonAddress(LESSON.slug);
const DOCUMENT = `${ADDRESS.slice(1)}.html`;
const CUT_SHORT = "This page didn't load completely.";

/** A response that ends early, and a connection that breaks off. */
for (const fault of ['short', 'broken'] as const) {
  for (const [place, end, isReadable] of [
    ['head', '<link rel="manifest"', false],
    ['text', '</h2>', true],
  ] as const) {
    test(
      `a document that's ${fault} in its ${place} says so`,
      { tag: '@all' },
      async ({ startHost, tab }) => {
        const host = await startHost();
        host.overlay = (file) => (file === DOCUMENT ? twiceUntil(end) : undefined);
        host.fault = (pathname) => (pathname === ADDRESS ? fault : undefined);
        await tab.open(ADDRESS);
        await expect.poll(() => readBody(tab)).toContain(CUT_SHORT);
        expect(await tab.isShown(HEADING)).toBe(isReadable);
      },
    );
  }
}

function readBody(tab: Tab): Promise<string> {
  return tab.run(() => document.body.innerText).catch(() => '');
}

/** Returns the document up to a piece of it, and as much again, because these faults serve one half. */
function twiceUntil(end: string): string {
  const html = readFileSync(path.join(SITES.root.dir, DOCUMENT), 'utf8');
  const start = html.slice(0, html.indexOf(end));
  return start + ' '.repeat(Buffer.byteLength(start));
}
