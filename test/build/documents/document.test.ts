/** @jest-environment jsdom */
import { htmlDocument, type DocumentParts } from '../../../src/build/documents/document';
import { hashSource } from '../../../src/build/documents/policy';
import { parseTemplate } from '../../../src/build/documents/template';
import { MANIFEST_ID } from '../../../src/site/codeManifest';
import { PAGE_DATA_ID } from '../../../src/site/pageData';
import { PAGES, renderedPage, SETTINGS, SITE } from '../support/pages';

const STYLE = '.card>a{color:red}';

const TEMPLATE = parseTemplate(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<!-- app:policy -->
<!-- app:head -->
</head>
<body>
<!-- app:body -->
</body>
</html>`);

function parts(change: Partial<DocumentParts> = {}): DocumentParts {
  return {
    page: renderedPage('courses', '/courses'),
    site: SITE,
    settings: SETTINGS,
    template: TEMPLATE,
    scripts: ['assets/main.1.js', 'assets/page-courses.2.js'],
    entryScripts: ['assets/main.1.js'],
    manifest: { deferred: ['/sub/assets/deferred.5.js'] },
    styles: [{ file: 'assets/main.3.css', css: STYLE }],
    fonts: ['assets/text.4.woff2', 'assets/heading.7.woff2'],
    structuredData: [{ name: '</script><b>' }],
    ...change,
  };
}

function parse(change?: Partial<DocumentParts>): Document {
  return new DOMParser().parseFromString(htmlDocument(parts(change)), 'text/html');
}

function meta(parsed: Document, name: string): string | null | undefined {
  return parsed
    .querySelector(`meta[name="${name}"], meta[property="${name}"], meta[http-equiv="${name}"]`)
    ?.getAttribute('content');
}

test('it contains the page, its title and its description, properly escaped', () => {
  const parsed = parse();
  expect(parsed.doctype?.name).toBe('html');
  expect(parsed.documentElement.lang).toBe('en');
  expect(parsed.title).toBe(`Title of courses · ${SITE.brand.name}`);
  expect(meta(parsed, 'description')).toBe('What "courses" is about & <more>');
  expect(meta(parsed, 'og:title')).toBe(parsed.title);
  expect(parsed.querySelector('#root h1')?.textContent).toBe('courses');
  expect(parsed.querySelector<HTMLElement>('#root')?.dataset['page']).toBe('courses');
});

test('its CSP allows its inline elements and no others', () => {
  const parsed = parse();
  const policy = meta(parsed, 'Content-Security-Policy') ?? '';
  const allowed = [...policy.matchAll(/'sha256-[^']+'/g)].map(([source]) => source);
  const scripts = [
    ...parsed.querySelectorAll('script:not([src]):not([type]), script[type="speculationrules"]'),
  ];
  const noScript = parsed.querySelector('noscript')?.innerHTML.replace(/<\/?style>/g, '') ?? '';
  const styles = [...parsed.querySelectorAll('style')].map((style) => style.textContent);
  const inline = [...scripts.map((script) => script.textContent), ...styles];
  for (const text of inline) expect(allowed).toContain(hashSource(text));
  expect(new Set(allowed)).toEqual(new Set([...inline, noScript, ''].map(hashSource)));
});

test('the CSP allows inline code in the template and the page, and style attributes separately', () => {
  const template = parseTemplate(
    '<!-- app:policy --><!-- app:head --><script>team()</script><style>b{}</style>' +
      '<!-- app:body --><p style="top:0">',
  );
  const page = {
    ...renderedPage('courses', '/courses'),
    html: '<p style="--a:url(&quot;x&quot;)">style="left:0"</p><script>own()</script>',
  };
  const directives = (meta(parse({ template, page }), 'Content-Security-Policy') ?? '').split('; ');
  const sources = (name: string) =>
    directives
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);
  expect(sources('script-src')).toContain(hashSource('team()'));
  expect(sources('script-src')).toContain(hashSource('own()'));
  expect(sources('style-src')).toContain(hashSource('b{}'));
  expect(sources('style-src-attr')).toEqual([
    "'unsafe-hashes'",
    hashSource('--a:url("x")'),
    hashSource('top:0'),
  ]);
});

test('a script has an integrity attribute if its hash is known', () => {
  const parsed = parse({ integrity: new Map([['assets/main.1.js', 'sha256-abc=']]) });
  const scripts = [...parsed.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(scripts.map((script) => script.getAttribute('integrity'))).toEqual(['sha256-abc=', null]);
});

test('the CSP comes before everything it applies to', () => {
  const [charset, policy] = parse().head.children;
  expect(charset?.getAttribute('charset')).toBe('utf-8');
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
});

test('the manifest lists deferred code, which the document does not load', () => {
  const parsed = parse();
  const json = parsed.getElementById(MANIFEST_ID)?.textContent ?? '';
  expect(JSON.parse(json)).toEqual(parts().manifest);
  parsed.getElementById(MANIFEST_ID)?.remove();
  for (const file of Object.values(parts().manifest).flat())
    expect(parsed.documentElement.outerHTML).not.toContain(file);
});

test('the manifest is escaped', () => {
  const manifest = { deferred: ['/sub/</script><b>'] };
  const json = parse({ manifest }).getElementById(MANIFEST_ID)?.textContent ?? '';
  expect(JSON.parse(json)).toEqual(manifest);
});

test("a page's data is embedded and escaped", () => {
  const data = { lesson: { title: '</script><b>' } };
  const element = parse({ page: { ...parts().page, data } }).getElementById(PAGE_DATA_ID);
  expect(element?.getAttribute('type')).toBe('application/json');
  expect(JSON.parse(element?.textContent ?? '')).toEqual(data);
  expect(parse().getElementById(PAGE_DATA_ID)).toBeNull();
});

test('the mode is set before any script file loads', () => {
  const [first] = parse().querySelectorAll('script');
  expect(first?.textContent).toBe(SITE.headScripts[0]);
});

test('its scripts are under the base path, and only the entry has data-entry', () => {
  const scripts = [...parse().querySelectorAll('script[src]')];
  expect(
    scripts.map((script) => [script.getAttribute('src'), script.hasAttribute('data-entry')]),
  ).toEqual([
    ['/sub/assets/main.1.js', true],
    ['/sub/assets/page-courses.2.js', false],
  ]);
});

test('fonts are preloaded before the style sheets', () => {
  const head = [...parse().head.children];
  const preloads = head.filter((element) => element.matches('link[rel="preload"][as="font"]'));
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    '/sub/assets/text.4.woff2',
    '/sub/assets/heading.7.woff2',
  ]);
  const firstStyle = head.findIndex((element) => element.matches('style'));
  for (const link of preloads) expect(head.indexOf(link)).toBeLessThan(firstStyle);
});

test('without JavaScript the dark scheme follows the system', () => {
  expect(parse().querySelector('noscript')?.innerHTML).toContain(
    '@media (prefers-color-scheme:dark){:root{--a:2;--b:3}}',
  );
});

test('a page without a dark scheme throws an error', () => {
  const page = { ...renderedPage('courses', '/courses'), muiStyles: { names: [], css: '' } };
  expect(() => htmlDocument(parts({ page }))).toThrow('no dark scheme');
});

test.each([
  ['https://example.org/sub', '/', 'https://example.org/sub/'],
  ['https://example.org/sub', '/courses', 'https://example.org/sub/courses'],
  ['https://example.org/sub', null, undefined],
  ['', '/courses', undefined],
])('with the root %j the canonical address of %j is %j', (siteRoot, path, canonical) => {
  const parsed = parse({
    settings: { ...SETTINGS, siteRoot },
    page: renderedPage('page', path),
  });
  expect(parsed.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical);
  expect(meta(parsed, 'og:url')).toBe(canonical);
});

test.each(PAGES.map(({ id, path }) => [id, path] as const))(
  '%s is indexed unless it is the not-found page',
  (id, path) => {
    const robots = meta(parse({ page: renderedPage(id, path) }), 'robots');
    expect(robots).toBe(path === null ? 'noindex' : undefined);
  },
);

test('structured data is escaped', () => {
  const data = parse().querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ name: '</script><b>' });
});
