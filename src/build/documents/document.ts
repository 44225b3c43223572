import { POSTS } from '../../../.generated/documents';
import type { RenderedPage, site as siteExport } from '../../entry.server';
import { canonicalUrl } from '../../app/documentHead';
import type { Brand } from '../../brand/brandModel';
import { SAVING_SCRIPT, SPECULATION_RULES } from '../../site/speculationRules';
import { EARLY_TAP_SCRIPT } from '../../boot/earlyTaps';
import { LOST_SCRIPT_HANDLER } from '../../boot/lostScripts';
import { NOTICE_ID } from '../../prerendered/scriptsFailed';
import { MANIFEST_ID, type CodeManifest } from '../../site/codeManifest';
import { POSTS_FEED } from '../../site/documentAddresses';
import { PAGE_DATA_ID } from '../../site/pageData';
import * as texts from '../../texts/en/documents';
import { STYLES_ATTRIBUTE } from '../../theme/prerenderedStyles';
import { directionOf, languageRoots } from '../language/siteLanguages';
import type { BuildSettings } from '../settings';
import { escapeHtml, jsonForScript } from './escapeHtml';
import { inlineCode } from './inlineCode';
import { linkPicture } from './linkPicture';
import { contentSecurityPolicy } from './policy';
import { fillTemplate, type Template } from './template';

export type Site = Omit<typeof siteExport, 'brand'> & { brand: Brand };

export interface DocumentParts {
  page: RenderedPage;
  site: Site;
  settings: BuildSettings;
  /** Template for all documents. */
  template: Template;
  /** Scripts to load, relative to the site's root. */
  scripts: readonly string[];
  /** Hashes of the scripts by file (Subresource Integrity). Scripts without a hash aren't checked. */
  integrity?: ReadonlyMap<string, string>;
  /** The entry point's scripts, a subset of `scripts`. */
  entryScripts: readonly string[];
  /** URLs of files that the page's code might load later. */
  manifest: CodeManifest;
  /** Style sheets to inline, so that the first paint doesn't wait for another request. */
  styles: readonly { file: string; css: string }[];
  /** Font files to preload, relative to the site's root. */
  fonts: readonly string[];
  /** Style sheets to link, relative to the site's root; for development, where they are hot-reloaded. */
  linkedStyles?: readonly string[];
  structuredData: readonly unknown[];
}

/** Returns a page's HTML document. */
export function htmlDocument(parts: DocumentParts): string {
  const { page, site, settings } = parts;
  const url = (file: string) => settings.basePath + file;
  const { muiStyles, html } = page;
  // A page that isn't prerendered creates MUI's styles in the browser.
  const isPrerendered = html !== '';
  const styles = [
    ...(isPrerendered
      ? [
          {
            attribute: `${STYLES_ATTRIBUTE}="${muiStyles.names.join(' ')}"`,
            css: muiStyles.css,
          },
        ]
      : []),
    // mini-css-extract-plugin checks `data-href` before it fetches a chunk's style sheet.
    ...parts.styles.map(({ file, css }) => ({ attribute: `data-href="${url(file)}"`, css })),
  ];
  const integrityOf = (file: string) => {
    const hash = parts.integrity?.get(file);
    return hash === undefined ? '' : ` integrity="${hash}"`;
  };
  const noScriptStyle = isPrerendered ? systemDarkRule(muiStyles.css) : '';
  const body = [
    `<div id="root" data-page="${page.id}">${page.html}</div>`,
    `<p id="${NOTICE_ID}" class="scripts-failed" role="status" hidden>${escapeHtml(texts.scriptsFailed)}</p>`,
  ];
  const { inline } = parts.template;
  // In development, other pages compile when they're opened.
  const ahead = isPrerendered
    ? `<script type="speculationrules">${SPECULATION_RULES}</script><script>${SAVING_SCRIPT}</script>`
    : '';
  const pageInline = inlineCode(ahead + page.html);
  const headScripts = [...site.headScripts, LOST_SCRIPT_HANDLER, EARLY_TAP_SCRIPT];
  const policy = contentSecurityPolicy({
    scripts: [...headScripts, ...new Set(pageInline.scripts), ...inline.scripts],
    styles: [...styles.map(({ css }) => css), noScriptStyle, ...inline.styles],
    styleAttributes: [...pageInline.styleAttributes, ...inline.styleAttributes],
    allowedOrigins: site.brand.allowedOrigins,
    allowedStyles: site.brand.allowedStyles,
  });
  const head = [
    ...headScripts.map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(page.title)}</title>`,
    ...parts.fonts.map(
      (file) => `<link rel="preload" href="${url(file)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map(({ attribute, css }) => `<style ${attribute}>${css}</style>`),
    ...(parts.linkedStyles ?? []).map((file) => `<link rel="stylesheet" href="${url(file)}">`),
    `<noscript><style>${noScriptStyle}</style></noscript>`,
    ...parts.scripts.map(
      (file) =>
        `<script src="${url(file)}"${integrityOf(file)} async fetchpriority="low"${parts.entryScripts.includes(file) ? ' data-entry' : ''}></script>`,
    ),
    ahead,
    `<script type="application/json" id="${MANIFEST_ID}">${jsonForScript(parts.manifest)}</script>`,
    ...(page.data === undefined
      ? []
      : [
          `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(page.data)}</script>`,
        ]),
    ...metadata(parts),
  ];
  return fillTemplate(inLanguage(parts.template, settings.language), {
    policy: `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    head: head.join('\n'),
    body: body.join('\n'),
  });
}

function metadata({ page, site, settings, structuredData }: DocumentParts): string[] {
  const { brand, colors } = site;
  const url = (file: string) => settings.basePath + file;
  const canonical = canonicalUrl(page.path, settings.siteRoot);
  const picture = linkPicture(page.path, brand);
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;

  return [
    named('description', page.head.description),
    ...(page.path === null || page.head.noindex ? [named('robots', 'noindex')] : []),
    ...(canonical
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          property('og:url', canonical),
          ...alternates(canonical, page.path, settings),
        ]
      : []),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', page.title),
    property('og:description', page.head.description),
    ...(settings.siteRoot
      ? [
          property('og:image', `${settings.siteRoot}/${picture.file}`),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', picture.alt),
          named('twitter:card', 'summary_large_image'),
        ]
      : []),
    `<meta name="theme-color" content="${colors.light.surface}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${colors.dark.surface}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${url('favicon.ico')}" sizes="32x32">`,
    `<link rel="icon" href="${url('icons/icon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${url('icons/icon-180.png')}">`,
    `<link rel="manifest" href="${url('site.webmanifest')}">`,
    ...(settings.siteRoot
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(texts.lessonsFeed)}" href="${url('feed.xml')}">`,
          ...(POSTS.length > 0
            ? [
                `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(texts.postsFeed)}" href="${url(POSTS_FEED)}">`,
              ]
            : []),
        ]
      : []),
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ];
}

/** Returns links to the page in each of the site's languages; the first one is also for all others. */
function alternates(canonical: string, path: string | null, settings: BuildSettings): string[] {
  if (settings.languages.length === 1) return [];
  const links = languageRoots(settings).map(({ language, basePath }) => ({
    language,
    href: new URL(basePath + (path ?? '/').slice(1), canonical).href,
  }));
  return [...links, { language: 'x-default', href: links[0]?.href ?? canonical }].map(
    ({ language, href }) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  );
}

/** Sets the language and the writing direction of the template's `html` element. */
function inLanguage({ pieces: [first = '', ...pieces], ...template }: Template, language: string) {
  const direction = directionOf(language) === 'ltr' ? '' : ' dir="rtl"';
  const html = first.replace(
    /<html\b([^>]*)>/,
    (_tag, attributes: string) =>
      `<html${attributes.replaceAll(/\s(?:lang|dir)="[^"]*"/g, '')} lang="${language}"${direction}>`,
  );
  return { ...template, pieces: [html, ...pieces] };
}

/**
 * Applies the dark scheme based on the system preference: without JavaScript, nothing sets the `dark` class.
 *
 * @param css - Emotion's CSS, including the theme's `.dark{…}` rules
 * @returns the same declarations for `:root`, in a media query
 * @throws if there are no `.dark{…}` rules
 */
function systemDarkRule(css: string): string {
  const declarations = [...css.matchAll(/(?:^|\})\.dark\{([^}]*)\}/g)].map((match) => match[1]);
  if (declarations.length === 0) throw new Error('The rendered styles contain no dark scheme.');
  return `@media (prefers-color-scheme:dark){:root{${declarations.join(';')}}}`;
}
