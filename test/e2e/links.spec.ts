import { CAREERS_ADDRESS } from '../../src/site/addresses';
import { ALL_ADDRESSES } from './support/routes';
import { expect, test } from './support/test';

/** That no link is dead is the build's to say (`src/build/checks/deadLinks.ts`); that a visitor gets everywhere is not. */

const LINK = /<a\s[^>]*?href="([^"#?]+)/g;

test('links lead from home to every page, and the host answers each of them @sub', async ({
  request,
  site,
}) => {
  const answers = new Map<string, number>();
  const waiting = ['/'];
  while (waiting.length > 0) {
    const address = waiting.pop() as string;
    if (answers.has(address)) continue;
    const response = await request.get(site.url(address));
    answers.set(address, response.status());
    for (const [, href = ''] of (await response.text()).matchAll(LINK)) {
      if (href.startsWith(site.basePath)) waiting.push(`/${href.slice(site.basePath.length)}`);
    }
  }

  const pages = ALL_ADDRESSES.map((address) => [address, 200] as const);
  expect(Object.fromEntries(answers)).toEqual({
    ...Object.fromEntries(pages),
    // The one link the specification sends to not-found.
    [CAREERS_ADDRESS]: 404,
  });
});
