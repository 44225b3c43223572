import type { APIRequestContext } from '@playwright/test';
import { CAREERS_ADDRESS } from '../../src/site/addresses';
import { ALL_ADDRESSES } from './support/routes';
import { expect, test, type Site } from './support/test';

/** Every link of every prerendered page leads to a page of the site, and to a passage that is there. */

interface Crawled {
  status: number;
  html: string;
}

const LINK = /<a\s[^>]*?href="([^"]*)"/g;

test('every link leads somewhere @sub', async ({ request, site }) => {
  const pages = new Map<string, Crawled>();
  const broken: string[] = [];
  const waiting = ['/'];
  const passages: { from: string; to: string; id: string }[] = [];

  while (waiting.length > 0) {
    const address = waiting.pop() as string;
    if (pages.has(address)) continue;
    const page = await fetchPage(request, site, address);
    pages.set(address, page);
    if (page.status !== 200) {
      // The one link the specification sends to not-found.
      if (address !== CAREERS_ADDRESS) broken.push(`${address}: ${page.status}`);
      continue;
    }
    for (const [, raw = ''] of page.html.matchAll(LINK)) {
      const href = raw.replaceAll('&amp;', '&');
      if (href === '#' || /^(?:https?|mailto):/.test(href)) continue;
      const [path = '', id = ''] = href.split('#');
      const to = within(site, path.split('?')[0] ?? '', address);
      waiting.push(to);
      if (id) passages.push({ from: address, to, id: decodeURIComponent(id) });
    }
  }

  for (const { from, to, id } of passages) {
    if (!pages.get(to)?.html.includes(` id="${id}"`)) broken.push(`${from} -> ${to}#${id}`);
  }
  expect(broken).toEqual([]);
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...ALL_ADDRESSES]));
});

async function fetchPage(
  request: APIRequestContext,
  site: Site,
  address: string,
): Promise<Crawled> {
  const response = await request.get(site.url(address));
  return { status: response.status(), html: await response.text() };
}

/** A link's address within the site; a link without a path stays on its page. */
function within(site: Site, path: string, current: string): string {
  if (path === '') return current;
  expect(path.startsWith(site.basePath), `${path} on ${current}`).toBe(true);
  return `/${path.slice(site.basePath.length)}`;
}
