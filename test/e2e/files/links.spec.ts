import { expect, test } from '@playwright/test';
import { CAREERS_ADDRESS } from '../../../src/site/addresses';
import { ALL_ADDRESSES } from '../support/content/routes';
import { fileOf, filesOf } from '../support/sites/siteFiles';

/**
 * The build reports dead links (`src/build/checks/deadLinks.ts`). This checks that every page is reachable
 * from home.
 */

/** Leaves out links to other languages, each of which is a site of its own. */
const LINK = /<a\s(?![^>]*\shreflang=)[^>]*?href="([^"#?]+)/gi;

for (const name of ['root', 'variant'] as const) {
  const site = filesOf(name);

  test(`every page is reachable from home under ${site.basePath}`, () => {
    const found = new Map<string, boolean>();
    const queue = ['/'];
    while (queue.length > 0) {
      const address = queue.pop() as string;
      if (found.has(address)) continue;
      const file = fileOf(address);
      found.set(address, site.has(file));
      if (!site.has(file)) continue;
      for (const [, href = ''] of site.read(file).matchAll(LINK)) {
        if (href.startsWith(site.basePath)) queue.push(`/${href.slice(site.basePath.length)}`);
      }
    }

    const missing = [...found.keys()].filter((address) => !found.get(address));
    // The specification requires a "Careers" link, even though it leads to the not-found page.
    expect(missing).toEqual([CAREERS_ADDRESS]);
    expect([...found.keys()]).toEqual(expect.arrayContaining([...ALL_ADDRESSES]));
  });
}
