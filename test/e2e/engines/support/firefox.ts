import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core';
import type { Engine, EngineOptions, EngineTab } from './engine';

/**
 * Logged for each request that its own page ended while the worker's response was arriving, such as by navigating.
 * Firefox has other messages for a rejected promise and for an error response.
 */
const ENDED_BY_PAGE = /A ServiceWorker intercepted the request and encountered an unexpected error/;

const VIEWPORT = { width: 1280, height: 860 };

/**
 * Starts headless Firefox with a temporary profile and drives it over WebDriver BiDi, so no separate driver
 * is needed.
 *
 * @param executablePath - path of the browser
 */
export async function startFirefox(
  executablePath: string,
  { reducesMotion, waitsForLoad }: EngineOptions,
): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: path.join(home, 'profile'),
    // Firefox saves downloads in the home folder, so use a temporary one.
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': reducesMotion ? 1 : 0 },
  });
  return {
    openTab: async () => openTab(await browser.createBrowserContext(), waitsForLoad),
    stop: async () => {
      await browser.close().catch(() => browser.process()?.kill('SIGKILL'));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens a tab of a browser that Puppeteer drives. */
export async function openTab(context: BrowserContext, waitsForLoad: boolean): Promise<EngineTab> {
  const waitUntil = waitsForLoad ? 'load' : 'domcontentloaded';
  const page = await context.newPage();
  await page.setViewport(VIEWPORT);
  const problems: string[] = [];
  page.on('console', (message) => {
    const level = message.type();
    if (level === 'error' || level === 'warn') problems.push(`console.${level}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!ENDED_BY_PAGE.test(String(error))) problems.push(`uncaught: ${String(error)}`);
  });
  return {
    problems,
    open: async (url) => {
      await page.goto(url, { waitUntil }).catch((error: unknown) => {
        // A page without its scripts reloads itself, which aborts this.
        if (waitsForLoad) throw error;
      });
    },
    reload: async () => void (await page.reload({ waitUntil })),
    // Puppeteer's `goBack` waits for a new document, but the router navigates within one.
    back: () => page.evaluate(() => history.back()),
    inject: async (script) => void (await page.evaluate(script)),
    evaluate: (expression) => page.evaluate(expression),
    pointAt: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      const pressed = keys.split('+') as KeyInput[];
      for (const key of pressed) await page.keyboard.down(key);
      for (const key of pressed.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    chooseFile: async (selector, file) => {
      const input = await page.$(selector);
      await (input as unknown as { uploadFile: (file: string) => Promise<void> }).uploadFile(file);
    },
    resize: (width) => page.setViewport({ ...VIEWPORT, width }),
    goOffline: () => page.setOfflineMode(true),
    close: () => context.close(),
  };
}
