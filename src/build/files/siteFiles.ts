import type { RenderedPage } from '../../entry.server';
import type { Site } from '../documents/document';
import { escapeHtml } from '../documents/escapeHtml';
import { EDITOR_FOLDER } from '../editor/editorPolicy';
import { languageRoots } from '../language/siteLanguages';
import type { BuildSettings } from '../settings';

/** A page of the site. */
export type SitePage = Pick<RenderedPage, 'path'> & Partial<Pick<RenderedPage, 'head'>>;

/**
 * Returns the sitemap (sitemaps.org protocol 0.9), without pages that search engines should leave out.
 *
 * @param pages - the rendered pages
 * @param siteRoot - URL of the site including the base path, without a trailing slash
 */
export function sitemap(pages: readonly SitePage[], siteRoot: string): string {
  const urls = pages
    .filter(({ path, head }) => path !== null && !head?.noindex)
    .map(
      ({ path }) =>
        `<url><loc>${escapeHtml(path === '/' ? `${siteRoot}/` : siteRoot + path)}</loc></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * Returns robots.txt (RFC 9309).
 *
 * @param settings - the build's settings
 */
export function robots(settings: BuildSettings): string {
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...(settings.hasEditor ? [`Disallow: ${settings.rootPath}${EDITOR_FOLDER}`] : []),
  ];
  if (settings.siteRoot) {
    // Each language has its own sitemap.
    const sitemaps = languageRoots(settings).map(
      ({ basePath }) => `Sitemap: ${new URL(`${basePath}sitemap.xml`, settings.siteRoot).href}`,
    );
    lines.push('', ...sitemaps);
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the web app manifest (W3C Web Application Manifest). */
export function webManifest(
  { brand, colors }: Site,
  { basePath, language }: BuildSettings,
): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}icons/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name: brand.name,
      short_name: brand.shortName,
      description: brand.description,
      lang: language,
      id: basePath,
      start_url: basePath,
      scope: basePath,
      display: 'standalone',
      background_color: colors.light.paper,
      theme_color: colors.light.surface,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`;
}
