import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core';
import type { Engine, EngineOptions, EngineTab } from './engine';

const VIEWPORT = { width: 1280, height: 860 };

/**
 * Starts Firefox without a window and speaks WebDriver BiDi to it: no driver of its own has to be installed.
 *
 * @param executablePath - the browser
 * @returns the browser, in a profile that is deleted with it
 */
export async function startFirefox(
  executablePath: string,
  { isCalm }: EngineOptions,
): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: path.join(home, 'profile'),
    // What is downloaded goes there.
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': isCalm ? 1 : 0 },
  });
  return {
    openTab: async () => openTab(await browser.createBrowserContext()),
    stop: async () => {
      await browser.close().catch(() => browser.process()?.kill('SIGKILL'));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(context: BrowserContext): Promise<EngineTab> {
  const page = await context.newPage();
  await page.setViewport(VIEWPORT);
  const problems: string[] = [];
  page.on('console', (message) => {
    const level = message.type();
    if (level === 'error' || level === 'warn') problems.push(`console.${level}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  return {
    problems,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Its own way back waits for a document, and the router's pages have none.
    back: () => page.evaluate(() => history.back()),
    inject: async (script) => void (await page.evaluate(script)),
    evaluate: (expression) => page.evaluate(expression),
    pointAt: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      const all = keys.split('+') as KeyInput[];
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.toReversed()) await page.keyboard.up(key);
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
