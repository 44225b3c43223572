import { PAGES_CACHE, SAVED_CACHE } from '../../offline/cacheNames';

/** Ids of what the script below fills in or shows; without it they stay hidden and the plain words stay. */
export const KEPT_IDS = {
  plain: 'kept-plain',
  lessons: 'kept-lessons',
  others: 'kept-others',
  nothing: 'kept-nothing',
  works: 'kept-works',
  again: 'kept-again',
} as const;

/**
 * Lists the pages that the device keeps, lessons first, and makes *Try again* work. It is written into the offline page as
 * an inline script, since no file can be counted on there: so it uses nothing from outside itself.
 *
 * @param basePath - the path the site lives under, with a slash at both ends
 * @param ids - of the elements to fill
 * @param cacheNames - of the caches that hold pages
 */
function listKeptPages(
  basePath: string,
  ids: typeof KEPT_IDS,
  cacheNames: readonly string[],
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

  async function readTitle(response: Response): Promise<string> {
    const [, title = ''] = /<title>([^<]*)</.exec(await response.text()) ?? [];
    // As the build escapes it (`build/documents/escapeHtml.ts`). Parsing it would make HTML of what a page says of itself.
    const text = title.replaceAll(
      /&(lt|gt|quot|#39|amp);/g,
      (entity, name: string) => letters[name] ?? entity,
    );
    // The brand comes last.
    return text.split(' · ').slice(0, -1).join(' · ') || text;
  }

  async function readPages(): Promise<Map<string, string>> {
    const titles = new Map<string, string>();
    for (const name of cacheNames) {
      // To open a cache that is not there would make one.
      if (!(await caches.has(name))) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (!response?.headers.get('content-type')?.startsWith('text/html')) continue;
        // The worker keeps each page under one spelling of its address.
        const { pathname } = new URL(request.url);
        titles.set(pathname, pathname === basePath ? 'Home' : await readTitle(response));
      }
    }
    return titles;
  }

  function fill(id: string, pages: readonly (readonly [string, string])[]) {
    const list = document.querySelector(`#${id} ul`);
    if (!list || pages.length === 0) return;
    for (const [address, title] of pages) {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = title;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    show(id);
  }

  async function start() {
    const again = document.getElementById(ids.again);
    again?.addEventListener('click', () => location.reload());
    show(ids.again);
    const titles = await readPages().catch(() => new Map<string, string>());
    const pages = [...titles].sort(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true }));
    const isLesson = (address: string) =>
      address.startsWith(`${basePath}tutorials/`) && address !== `${basePath}tutorials/glossary`;
    fill(
      ids.lessons,
      pages.filter(([address]) => isLesson(address)),
    );
    fill(
      ids.others,
      pages.filter(([address]) => !isLesson(address)),
    );
    document.getElementById(ids.plain)?.setAttribute('hidden', '');
    if (pages.length === 0) show(ids.nothing);
    if (pages.some(([address]) => isLesson(address))) show(ids.works);
  }

  document.addEventListener('DOMContentLoaded', () => void start());
}

/**
 * @param basePath - the path the site lives under
 * @returns the offline page's own inline script
 */
export function keptListScript(basePath: string): string {
  const given = [basePath, KEPT_IDS, [PAGES_CACHE, SAVED_CACHE]].map((one) => JSON.stringify(one));
  return `(${listKeptPages.toString()})(${given.join()})`;
}
