import type { Site } from '../../../src/build/documents/document';
import type { BuildSettings } from '../../../src/build/settings';
import { brand } from '../../../.generated/school/brand';
import logo from '../../../src/school/logo.svg';
import type { RenderedPage } from '../../../src/entry.server';
import { MODE_SCRIPT } from '../../../src/theme/mode';
import { dark, light, typefaces } from '../../../src/school/tokens';

export const SITE: Site = {
  brand,
  logo,
  colors: { light, dark },
  typefaces,
  headScripts: [MODE_SCRIPT],
};

export const SETTINGS: BuildSettings = {
  rootPath: '/sub/',
  basePath: '/sub/',
  languages: ['en'],
  language: 'en',
  siteRoot: 'https://example.org/sub',
  outDir: '/nowhere',
  previousDir: '',
  brandFile: '/nowhere/brand.yaml',
  tokensFile: '/nowhere/tokens.ts',
  extraRoutesFile: '/nowhere/extraRoutes.ts',
  logoFile: '/nowhere/logo.svg',
  hasEditor: false,
  serviceWorker: true,
  scriptIntegrity: true,
  buildDate: new Date('2026-11-22T12:00:00Z'),
};

/** Returns a rendered page with text that must be escaped. */
export function renderedPage(id: string, path: string | null): RenderedPage {
  return {
    id,
    path,
    chunks: [`page-${id}`],
    deferredChunks: [],
    deferredFiles: [],
    head: { title: `Title of ${id}`, description: `What "${id}" is about & <more>` },
    title: `Title of ${id} · ${brand.name}`,
    html: `<main><h1>${id}</h1></main>`,
    muiStyles: { names: ['x', 'y'], css: ':root{--a:1}.dark{--a:2;--b:3}' },
  };
}

export const PAGES: readonly RenderedPage[] = [
  renderedPage('home', '/'),
  renderedPage('courses', '/courses'),
  renderedPage('course-one', '/courses/one'),
  renderedPage('about', '/about'),
  renderedPage('not-found', null),
];
