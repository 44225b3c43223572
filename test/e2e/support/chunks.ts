import type { Page } from '@playwright/test';

/** What browser and React say of a chunk that does not load. */
export const LOST_CHUNK = /ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError/;

/**
 * @param name - webpack's name of a chunk, or that of a file of data
 * @returns a pattern of its URL
 */
export function chunkUrl(name: string): RegExp {
  return new RegExp(`/assets/${name}\\.[0-9a-f]{6}\\.js(?:on)?$`);
}

/**
 * Keeps a chunk on its way until it is released.
 *
 * @param page - the page that will ask for it
 * @param name - webpack's name of the chunk
 * @returns a function that lets it through
 */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunkUrl(name), async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Fails requests for a chunk as a network would.
 *
 * @param page - the page that will ask for it
 * @param name - webpack's name of the chunk
 * @param times - how many requests fail, all by default; the ones after pass
 */
export async function loseChunk(page: Page, name: string, times?: number): Promise<void> {
  await page.route(chunkUrl(name), (route) => route.abort('connectionfailed'), {
    ...(times === undefined ? {} : { times }),
  });
}

/**
 * Cuts a chunk off in the middle, as a broken connection or a full disk of the host would.
 *
 * @param page - the page that will ask for it
 * @param name - webpack's name of the chunk
 * @param times - how many times, always by default
 */
export async function truncateChunk(page: Page, name: string, times?: number): Promise<void> {
  await page.route(
    chunkUrl(name),
    async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: whole.slice(0, whole.length / 2),
      });
    },
    { ...(times === undefined ? {} : { times }) },
  );
}

/**
 * @param page - a page
 * @returns a list that grows with the URL of every request the page makes
 */
export function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Keeps the browser from being idle, so that nothing is fetched ahead but what a test gives a sign for. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}
