import { inlineCode } from '../../src/build/documents/inlineCode';
import { hashSource } from '../../src/build/documents/policy';
import { ALL_ADDRESSES, UNKNOWN_ADDRESS } from './support/routes';
import { SITES } from './support/sites';
import { expect, test } from './support/test';

test.describe('the documents', { tag: '@sub' }, () => {
  for (const address of [...ALL_ADDRESSES, UNKNOWN_ADDRESS]) {
    test(`${address} has a policy without unsafe-inline and unsafe-eval, with its own style attributes and no other`, async ({
      request,
      site,
    }) => {
      const html = await (await request.get(site.url(address))).text();
      const policy = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).toMatch(/style-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/unsafe-(?!hashes)/);
      const allowed = /style-src-attr 'unsafe-hashes' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect(allowed).toEqual(inlineCode(html).styleAttributes.map(hashSource));
      expect(html).not.toMatch(/<[^>]+\son\w+="/);
    });

    test(`${address} links to nothing outside the site's path`, async ({ request, site }) => {
      const html = await (await request.get(site.url(address))).text();
      const links = [...html.matchAll(/<(?:a|link|script|img)\s[^>]*?(?:href|src)="([^"]*)"/g)].map(
        ([, target = '']) => target,
      );
      const strays = links.filter(
        (target) =>
          !target.startsWith(site.basePath) &&
          !/^(?:#|mailto:|data:|https:\/\/example\.org\/sub)/.test(target),
      );
      expect(strays).toEqual([]);
      expect(links.length).toBeGreaterThan(10);
    });
  }

  test('licenses.txt names what is shipped, with the text of each license', async ({
    request,
    site,
  }) => {
    const text = await (await request.get(site.url('/licenses.txt'))).text();
    const entries = text.split(/\n-{80}\n\n/);
    for (const name of [
      'react-dom',
      '@mui/material',
      '@emotion/react',
      'react-router',
      'lottie-web',
      '@codemirror/view',
      'workbox-core',
      'workbox-window',
      '@fontsource-variable/instrument-sans',
    ]) {
      const entry = entries.find((candidate) => candidate.startsWith(`${name} `)) ?? '';
      expect(entry).toMatch(/^\S+ \d+\.\d+\.\d+: (?:MIT|ISC|BSD-3-Clause|OFL-1\.1)\n/);
      expect(entry).toMatch(/permission|redistribution/i);
    }
  });

  test('every link within the site but the specified dead one leads to a page', async ({
    request,
    site,
  }) => {
    const targets = new Set<string>();
    for (const address of ALL_ADDRESSES) {
      const html = await (await request.get(site.url(address))).text();
      for (const [, target = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)) {
        targets.add(target.slice(site.basePath.length - 1));
      }
    }
    expect([...targets].filter((target) => !ALL_ADDRESSES.includes(target))).toEqual(['/program']);
  });

  test('the manifest and what it names stand under the site path', async ({ request, site }) => {
    const manifest = (await (await request.get(site.url('/site.webmanifest'))).json()) as {
      start_url: string;
      scope: string;
      icons: { src: string }[];
    };
    expect([manifest.start_url, manifest.scope]).toEqual([site.basePath, site.basePath]);
    for (const src of [...manifest.icons.map((icon) => icon.src), `${site.basePath}favicon.ico`]) {
      expect(src.startsWith(site.basePath)).toBe(true);
      const response = await request.get(site.url(src.slice(site.basePath.length - 1)));
      expect(response.status(), src).toBe(200);
    }
  });

  test('canonical addresses, sitemap and robots name the host if it is known, else no host', async ({
    request,
    site,
    siteName,
  }) => {
    const { siteUrl } = SITES[siteName];
    const robots = await (await request.get(site.url('/robots.txt'))).text();
    const sitemap = await request.get(site.url('/sitemap.xml'));
    const about = await (await request.get(site.url('/about'))).text();
    const canonical = /rel="canonical" href="(.*?)"/.exec(about)?.[1];
    if (siteUrl === '') {
      expect(canonical).toBeUndefined();
      expect(robots).not.toContain('Sitemap:');
      expect(sitemap.status()).toBe(404);
      return;
    }
    const root = siteUrl + site.basePath;
    expect(canonical).toBe(`${root}about`);
    expect(robots).toContain(`Sitemap: ${root}sitemap.xml`);
    const locations = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, location]) => location,
    );
    expect(locations).toEqual(ALL_ADDRESSES.map((address) => root + address.slice(1)));
  });
});

test(
  'the canonical address follows the router',
  { tag: '@sub' },
  async ({ page, site, siteName }) => {
    await site.visit(page, '/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Courses' })
      .click();
    await expect(page.locator('main h1')).toBeFocused();
    const canonical = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const { siteUrl } = SITES[siteName];
    expect(canonical).toEqual(siteUrl ? [`${siteUrl}${site.basePath}courses`] : []);
  },
);
