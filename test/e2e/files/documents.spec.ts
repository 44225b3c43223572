import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OWN_LINKS } from '../../../.generated/school/ownLinks';
import { inlineCode } from '../../../src/build/documents/inlineCode';
import { hashSource } from '../../../src/build/documents/policy';
import { ALL_ADDRESSES } from '../support/content/routes';
import { fileOf, filesOf, type SiteFiles } from '../support/sites/siteFiles';
import { chunkUrl } from '../support/chunks';
import { codeManifest } from '../support/codeManifest';

/** Checks the built documents and the files next to them, as deployed. */

const PAGES = ALL_ADDRESSES.map(fileOf);
const DOCUMENTS = [...PAGES, '404.html', 'offline.html'];

/** Pages that the school writes itself, which can link anywhere. */
const OWN_PAGES: readonly string[] = OWN_LINKS.map(({ path }) => fileOf(path));

/** Texts of the school's Markdown and YAML files. */
const SCHOOL_TEXT = readdirSync('src/school', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .map((file) => readFileSync(path.join('src/school', file), 'utf8'))
  .join('\n');

// Runs these tests in one process, so that each document is read only once.
test.describe.configure({ mode: 'default' });

for (const name of ['root', 'variant'] as const) {
  const site = filesOf(name);

  test.describe(`the files for ${site.basePath}`, () => {
    test('every document has a policy without unsafe-inline and unsafe-eval that allows only its own style attributes', () => {
      for (const [file, html] of documentsOf(site)) {
        const policy = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1] ?? '';
        expect.soft(policy, file).toContain("default-src 'none'");
        expect.soft(policy, file).toMatch(/script-src 'self' 'sha256-/);
        expect.soft(policy, file).toMatch(/style-src 'self' 'sha256-/);
        expect.soft(policy, file).not.toMatch(/unsafe-(?!hashes)/);
        const allowed =
          /style-src-attr 'unsafe-hashes' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
        expect.soft(allowed, file).toEqual(inlineCode(html).styleAttributes.map(hashSource));
        expect.soft(html.match(/<[^>]+\son\w+="/g), file).toBeNull();
      }
    });

    test('a document loads the shared scripts and at most one of its own', () => {
      for (const [file, html] of documentsOf(site)) {
        const scripts = [...html.matchAll(/<script src="[^"]*?([\w-]+)\.[0-9a-f]{6}\.js"/g)];
        const chunks = scripts.map(([, chunk = '']) => chunk).filter((chunk) => !isShared(chunk));
        const [runtime, vendor, main, page] = chunks;
        expect.soft([runtime, vendor, main], file).toEqual(['runtime', 'vendor', 'main']);
        // The 404 page also loads the lessons' titles so that it can suggest the one closest to the address.
        if (file === '404.html') continue;
        expect.soft(page ?? 'page-', file).toMatch(/^(?:page|own)-/);
        expect.soft(chunks.length, file).toBeLessThanOrEqual(4);
      }
    });

    test("documents link outside the site's path only to URLs that the school has written", () => {
      const { account, social = [] } = site.brand;
      const brandLinks: string[] = [...Object.values(account), ...social].flatMap((one) =>
        'href' in one ? [one.href] : [],
      );
      for (const [file, html] of documentsOf(site)) {
        const links = [
          ...html.matchAll(/<(?:a|link|script|img)\s[^>]*?(?:href|src)="([^"]*)"/g),
        ].map(([, target = '']) => target);
        const loaded = [
          ...html.matchAll(/<(?:link|script|img)\s[^>]*?(?:href|src)="([^"]*)"/g),
        ].map(([, target = '']) => target);
        const strays = (OWN_PAGES.includes(file) ? loaded : links).filter(
          (target) =>
            !target.startsWith(site.basePath) &&
            !/^(?:#|mailto:|data:)/.test(target) &&
            !(site.siteUrl && target.startsWith(site.siteUrl + site.basePath)) &&
            !brandLinks.includes(target) &&
            (loaded.includes(target) || !SCHOOL_TEXT.includes(target)),
        );
        expect.soft(strays, file).toEqual([]);
        expect.soft(links.length, file).toBeGreaterThan(10);
      }
    });

    test('every page has one h1 and a unique title and description', () => {
      const heads = PAGES.map((file) => headOf(site, file));
      for (const { file, headings, title, description } of heads) {
        expect.soft(headings, file).toEqual([expect.stringMatching(/\S/)]);
        expect.soft(title, file).toMatch(new RegExp(`^.+ · ${site.brand.name}$`));
        expect.soft(description.length, file).toBeGreaterThanOrEqual(60);
        expect.soft(description.length, file).toBeLessThanOrEqual(160);
      }
      expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGES.length);
    });

    test('every page contains its full content and footer without scripts', () => {
      for (const file of PAGES) {
        const html = site.read(file);
        const main = textOf(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '');
        const heading = headOf(site, file).headings[0] ?? '';
        expect.soft(heading, file).toMatch(/\S/);
        expect.soft(main, file).toContain(heading);
        expect.soft(main.length, file).toBeGreaterThan(heading.length + 40);
        const footer = textOf(/<footer[\s>].*<\/footer>/s.exec(html)?.[0] ?? '');
        expect.soft(footer, file).toContain('All rights reserved');
      }
    });

    test('no document contains the loading indicator', () => {
      for (const [file, html] of documentsOf(site)) {
        expect.soft(html.includes('Loading the page'), file).toBe(false);
      }
    });

    test("every document lists the footer's chunk in its manifest without loading it", () => {
      for (const [file, html] of documentsOf(site)) {
        const footerChunks = codeManifest(html).deferred.filter((url) =>
          chunkUrl('footer').test(url),
        );
        expect.soft(footerChunks, file).toHaveLength(1);
      }
    });

    test('the web app manifest and its icons are under the site path', () => {
      const manifest = JSON.parse(site.read('site.webmanifest')) as {
        start_url: string;
        scope: string;
        icons: { src: string }[];
      };
      expect([manifest.start_url, manifest.scope]).toEqual([site.basePath, site.basePath]);
      expect(manifest.icons).not.toEqual([]);
      for (const { src } of [...manifest.icons, { src: `${site.basePath}favicon.ico` }]) {
        expect(src.startsWith(site.basePath), src).toBe(true);
        expect(site.has(src.slice(site.basePath.length)), src).toBe(true);
      }
    });

    test('every document has an existing preview image if the site URL is known, and none otherwise', () => {
      for (const [file, html] of documentsOf(site)) {
        const picture = /property="og:image" content="(.*?)"/.exec(html)?.[1];
        if (site.siteUrl === '') {
          expect.soft(picture, file).toBeUndefined();
          continue;
        }
        const root = site.siteUrl + site.basePath;
        expect.soft(picture?.startsWith(root), file).toBe(true);
        expect.soft(site.has(picture?.slice(root.length) ?? ''), file).toBe(true);
      }
    });

    test('canonical URLs, sitemap, and robots.txt contain the site URL only if it is known', () => {
      const canonical = /rel="canonical" href="(.*?)"/.exec(site.read('about.html'))?.[1];
      if (site.siteUrl === '') {
        expect(canonical).toBeUndefined();
        expect(site.read('robots.txt')).not.toContain('Sitemap:');
        expect(site.has('sitemap.xml')).toBe(false);
        return;
      }
      const root = site.siteUrl + site.basePath;
      expect(canonical).toBe(`${root}about`);
      expect(site.read('robots.txt')).toContain(`Sitemap: ${root}sitemap.xml`);
      const locations = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, location]) => location,
      );
      const locationOf = (address: string) => root + address.slice(1);
      const extra = site.extraAddresses.map(locationOf);
      expect(locations.filter((location = '') => !extra.includes(location))).toEqual(
        ALL_ADDRESSES.map(locationOf),
      );
      expect(locations).toEqual(expect.arrayContaining(extra));
    });

    test('licenses.txt lists the bundled packages with their license texts', () => {
      const entries = site.read('licenses.txt').split(/\n-{80}\n\n/);
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
  });
}

test('only the variant has a gallery', () => {
  const galleries = (name: 'root' | 'variant') =>
    filesOf(name)
      .list()
      .filter((file) => /assets\/.*gallery/.test(file));
  expect(filesOf('root').list()).not.toEqual([]);
  expect(galleries('root')).toEqual([]);
  expect(galleries('variant')).not.toEqual([]);
});

function documentsOf(site: SiteFiles): [file: string, html: string][] {
  return DOCUMENTS.map((file) => [file, site.read(file)]);
}

function headOf(site: SiteFiles, file: string) {
  const html = site.read(file);
  return {
    file,
    headings: [...html.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([heading]) => textOf(heading)),
    title: textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: textOf(/<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''),
  };
}

/**
 * Removes tags, scripts, and styles from HTML, and replaces each character reference with a single character.
 */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s>].*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&[#\w]+;/g, '·')
    .trim();
}

/** Returns true if webpack made the chunk for what a page of the school has in common with another page. */
function isShared(chunk: string): boolean {
  return OWN_PAGES.length > 0 && /^\d+$/.test(chunk);
}

/** A text in the code of each package that the gallery uses. */
const PACKAGE_TEXTS: Readonly<Record<string, string>> = {
  'data-grid': 'MuiDataGridVariables',
  dates: 'MuiDateCalendar',
  charts: 'MuiChartsSurface',
  tree: 'MuiTreeItem',
  'sign-up': 'shouldUseNativeValidation',
  query: 'No QueryClient set',
  motion: 'popLayout',
};

test("a package's code is loaded by its own page only", () => {
  const site = filesOf('variant');
  const files = site.list();
  const scripts = files.filter((file) => file.endsWith('.js'));
  // The school's own pages can use the packages, too.
  const documents = files.filter(
    (file) => /(?<!index)\.html$/.test(file) && !OWN_PAGES.includes(file),
  );
  for (const [name, text] of Object.entries(PACKAGE_TEXTS)) {
    const ofPackage = scripts.filter((file) => site.read(file).includes(text));
    const loading = documents.filter((file) => {
      const html = site.read(file);
      return ofPackage.some((script) => html.includes(`<script src="${site.basePath}${script}"`));
    });
    expect.soft(loading, name).toEqual([`gallery/${name}.html`]);
  }
});
