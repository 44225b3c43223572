import { PAGES_CACHE, SAVED_CACHE } from '../../offline/cacheNames';
import { LANGUAGE } from '../../texts/en/language';
import { home } from '../../texts/en/offline';

/** Ids of elements that the script below fills or shows. Without it, they stay hidden. */
export const KEPT_IDS = {
  plain: 'kept-plain',
  lessons: 'kept-lessons',
  others: 'kept-others',
  nothing: 'kept-nothing',
  works: 'kept-works',
  again: 'kept-again',
} as const;

interface KeptPage {
  address: string;
  title: string;
  isLesson: boolean;
}

/**
 * Enables the *Try again* button, then lists the cached pages, lessons first. Serialized into an inline
 * script, because external files might not be cached, so it can't use anything outside its own body.
 *
 * @param basePath - base path of the site, with a leading and a trailing slash
 * @param ids - ids of the elements to fill
 * @param cacheNames - names of the caches that contain pages
 * @param homeTitle - the home page's name in the list
 * @param language - language to sort by
 */
function listKeptPages(
  basePath: string,
  ids: typeof KEPT_IDS,
  cacheNames: readonly string[],
  homeTitle: string,
  language: string,
): void {
  const letters: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    amp: '&',
  };

  function show(id: string) {
    document.getElementById(id)?.removeAttribute('hidden');
  }

  // The offline page's HTML contains this script. `\b` keeps the regular expressions from matching their own
  // source in it.
  function readTitle(html: string): string {
    const [, title = ''] = /<title\b>([^<]*)</.exec(html) ?? [];
    // Decodes what `build/documents/escapeHtml.ts` escaped. Doesn't parse HTML, so a title can't inject it.
    const text = title.replaceAll(
      /&(lt|gt|quot|#39|amp);/g,
      (entity, name: string) => letters[name] ?? entity,
    );
    // Removes the site name at the end of the page title.
    return text.split(' · ').slice(0, -1).join(' · ') || text;
  }

  async function readPages(): Promise<Map<string, KeptPage>> {
    const pages = new Map<string, KeptPage>();
    for (const name of cacheNames) {
      // `caches.open` would create a missing cache.
      if (!(await caches.has(name))) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (!response?.headers.get('content-type')?.startsWith('text/html')) continue;
        // The service worker normalizes URLs, so each page is cached once.
        const { pathname } = new URL(request.url);
        const html = await response.text();
        const [, page = ''] = /<div id="root" data-page\b="([^"]*)"/.exec(html) ?? [];
        // Skips the offline page, which is cached if the reader has opened it directly.
        if (page === 'offline') continue;
        const title = pathname === basePath ? homeTitle : readTitle(html);
        pages.set(pathname, { address: pathname, title, isLesson: page.startsWith('lesson-') });
      }
    }
    return pages;
  }

  function fill(id: string, pages: readonly KeptPage[]) {
    const list = document.querySelector(`#${id} ul`);
    if (!list || pages.length === 0) return;
    for (const { address, title } of pages) {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = title;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    show(id);
  }

  async function listPages() {
    const found = await readPages().catch(() => new Map<string, KeptPage>());
    const pages = [...found.values()].sort((a, b) =>
      a.title.localeCompare(b.title, language, { numeric: true }),
    );
    const lessons = pages.filter(({ isLesson }) => isLesson);
    fill(ids.lessons, lessons);
    fill(
      ids.others,
      pages.filter(({ isLesson }) => !isLesson),
    );
    document.getElementById(ids.plain)?.setAttribute('hidden', '');
    if (pages.length === 0) show(ids.nothing);
    if (lessons.length > 0) show(ids.works);
  }

  document.getElementById(ids.again)?.addEventListener('click', () => location.reload());
  show(ids.again);
  document.addEventListener('DOMContentLoaded', () => void listPages());
}

/**
 * Returns the inline script of the offline page.
 *
 * @param basePath - base path of the site, with a leading and a trailing slash
 */
export function keptListScript(basePath: string): string {
  const args = [basePath, KEPT_IDS, [PAGES_CACHE, SAVED_CACHE], home, LANGUAGE].map((arg) =>
    JSON.stringify(arg),
  );
  return `(${listKeptPages.toString()})(${args.join()})`;
}
