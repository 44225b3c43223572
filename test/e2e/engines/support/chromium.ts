import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../../../src/build/findBrowser';
import type { Engine, EngineOptions } from './engine';
import { openTab } from './firefox';

/** Starts the Chromium that the other browser tests use, driven like Firefox. */
export async function startChromium({ waitsForLoad }: EngineOptions): Promise<Engine> {
  const { executablePath, args } = await findBrowser();
  const home = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  const browser = await puppeteer.launch({
    executablePath,
    // When a page that Chromium has rendered ahead opens, Puppeteer loses the tab.
    args: [...args, '--disable-features=Prerender2'],
    headless: true,
    userDataDir: home,
  });
  return {
    openTab: async () => openTab(await browser.createBrowserContext(), waitsForLoad),
    stop: async () => {
      await browser.close().catch(() => browser.process()?.kill('SIGKILL'));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
