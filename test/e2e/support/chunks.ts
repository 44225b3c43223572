import type { Page } from '@playwright/test';

/** Messages that the browser and React log when a chunk fails to load. */
export const LOST_CHUNK = /ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError/;

/**
 * @param name - the webpack name of a chunk, or the base name of a data file
 * @returns a pattern that matches its URL, whatever its hash
 */
export function chunkUrl(name: string): RegExp {
  return new RegExp(`/assets/${name}\\.[0-9a-f]{6}\\.js(?:on)?$`);
}

/**
 * Waits until the browser has been idle, and has done what it does then. Call it before opening the page.
 *
 * @param page - the page that will be opened
 */
export async function whenIdle(page: Page): Promise<void> {
  // Requested by the first idle task.
  await page.waitForRequest(chunkUrl('offline'));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );
}

/**
 * Delays a chunk until the test releases it.
 *
 * @param page - the page that will request the chunk
 * @param name - the chunk's webpack name
 * @returns a function that releases the chunk
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
 * Makes requests for a chunk fail with a connection error.
 *
 * @param page - the page that will request the chunk
 * @param name - the chunk's webpack name
 * @param times - how many requests fail before the rest succeed; all fail by default
 */
export async function loseChunk(page: Page, name: string, times?: number): Promise<void> {
  await page.route(chunkUrl(name), (route) => route.abort('connectionfailed'), {
    ...(times === undefined ? {} : { times }),
  });
}

/**
 * Serves only the first half of a chunk, as a dropped connection or a full disk would.
 *
 * @param page - the page that will request the chunk
 * @param name - the chunk's webpack name
 * @param times - how many responses are truncated before the rest are complete; all are truncated by default
 */
export async function truncateChunk(page: Page, name: string, times?: number): Promise<void> {
  await page.route(
    chunkUrl(name),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: text.slice(0, text.length / 2),
      });
    },
    { ...(times === undefined ? {} : { times }) },
  );
}

/** @returns a live list of the URLs of all requests that the page makes from now on */
export function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Stubs `requestIdleCallback` so that the site preloads only what the reader's actions trigger. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}
