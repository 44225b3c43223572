import { expect, test } from '@playwright/test';
import { CAREERS_ADDRESS } from '../../../src/site/addresses';
import { ALL_ADDRESSES } from '../support/routes';
import { fileOf, filesOf } from '../support/siteFiles';

/** That no link is dead is the build's to say (`src/build/checks/deadLinks.ts`); that home leads everywhere is not. */

const LINK = /<a\s[^>]*?href="([^"#?]+)/g;

for (const name of ['root', 'variant'] as const) {
  const site = filesOf(name);

  test(`links lead from home to every page, under ${site.basePath}`, () => {
    const found = new Map<string, boolean>();
    const waiting = ['/'];
    while (waiting.length > 0) {
      const address = waiting.pop() as string;
      if (found.has(address)) continue;
      const file = fileOf(address);
      found.set(address, site.has(file));
      if (!site.has(file)) continue;
      for (const [, href = ''] of site.read(file).matchAll(LINK)) {
        if (href.startsWith(site.basePath)) waiting.push(`/${href.slice(site.basePath.length)}`);
      }
    }

    const missing = [...found.keys()].filter((address) => !found.get(address));
    // The one link the specification sends to not-found.
    expect(missing).toEqual([CAREERS_ADDRESS]);
    expect([...found.keys()]).toEqual(expect.arrayContaining([...ALL_ADDRESSES]));
  });
}
