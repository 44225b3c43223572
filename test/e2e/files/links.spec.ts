import { expect, test } from '@playwright/test';
import { CAREERS_ADDRESS } from '../../../src/site/addresses';
import { ALL_ADDRESSES } from '../support/routes';
import { fileOf, filesOf } from '../support/siteFiles';

/** Every link of every prerendered page leads to a page of the site, and to a passage that is there. */

const LINK = /<a\s[^>]*?href="([^"]*)"/g;

for (const name of ['root', 'sub'] as const) {
  const site = filesOf(name);

  test(`every link leads somewhere, under ${site.basePath}`, () => {
    const pages = new Map<string, string>();
    const missing: string[] = [];
    const strays: string[] = [];
    const waiting = ['/'];
    const passages: { from: string; to: string; id: string }[] = [];

    while (waiting.length > 0) {
      const address = waiting.pop() as string;
      if (pages.has(address) || missing.includes(address)) continue;
      if (!site.has(fileOf(address))) {
        missing.push(address);
        continue;
      }
      const html = site.read(fileOf(address));
      pages.set(address, html);
      for (const [, raw = ''] of html.matchAll(LINK)) {
        const href = raw.replaceAll('&amp;', '&');
        if (href === '#' || /^(?:https?|mailto):/.test(href)) continue;
        const [url = '', id = ''] = href.split('#');
        const target = url.split('?')[0] ?? '';
        if (target && !target.startsWith(site.basePath)) strays.push(`${address} -> ${href}`);
        // A link without a path stays on its page.
        const to = target ? `/${target.slice(site.basePath.length)}` : address;
        waiting.push(to);
        if (id) passages.push({ from: address, to, id: decodeURIComponent(id) });
      }
    }

    expect(strays).toEqual([]);
    // The one link the specification sends to not-found.
    expect(missing).toEqual([CAREERS_ADDRESS]);
    expect([...pages.keys()]).toEqual(expect.arrayContaining([...ALL_ADDRESSES]));
    expect(passages.filter(({ to, id }) => !pages.get(to)?.includes(` id="${id}"`))).toEqual([]);
    expect(passages.length).toBeGreaterThan(0);
  });
}
