import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import webpack from 'webpack';
import { readSettings } from '../../../../src/build/settings';
import { workerConfig } from '../../../../src/build/webpack/workerConfig';
import { ASSETS_CACHE } from '../../../../src/offline/cacheNames';
import { startFaultyHost, type FaultyHost } from '../../../support/faultyHost';
import { hydrated } from '../hydrated';
import { SITES } from '../sites/sites';
import { expect, test as base } from '../test';
import { nextVersion } from './nextVersion';

export interface Deployment extends FaultyHost {
  /** Deploys a new version of the site. Its documents have `version` as their `data-version` attribute. */
  deployNext: (version: string) => void;
  /** Serves `text` as the file's content from now on. */
  replace: (file: string, text: string) => void;
}

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * Gives each test its own host, lets the test control the host's files and faults, and allows the service
 * worker.
 */
export const test = base.extend<{ deployment: Deployment }>({
  serviceWorkers: 'allow',
  deployment: async ({ expectMessages }, use) => {
    const { dir } = SITES.root;
    const running = await startFaultyHost(dir);
    // The test fixture reports requests to this host as leaving the site, and the browser logs each request
    // that fails.
    expectMessages(new RegExp(`^request leaves the site: ${running.url}`));
    expectMessages(/net::ERR_|status of 404|Failed to fetch|ServiceWorker/);
    await use(
      Object.assign(running, {
        deployNext: (version: string) => {
          running.overlay = nextVersion(dir, version);
        },
        replace: (file: string, text: string) => {
          const { overlay } = running;
          running.overlay = (name) => (name === file ? text : overlay(name));
        },
      }),
    );
    running.goDown();
  },
});

/**
 * Opens a page and waits until the service worker controls it and has cached everything that the page loaded.
 */
export async function visitWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/'));
        const cached = await Promise.all(
          [window.location.href, ...loaded].map((url) => caches.match(url)),
        );
        return cached.every(Boolean);
      }),
    )
    .toBe(true);
}

/** Returns true if the service worker has cached a file whose URL matches. */
export function isCached(page: Page, address: RegExp): Promise<boolean> {
  return page.evaluate(
    async ([name, pattern]) => {
      const requests = await (await caches.open(name)).keys();
      return requests.some(({ url }) => new RegExp(pattern).test(url));
    },
    [ASSETS_CACHE, address.source] as const,
  );
}

/** @returns the compiled service worker that a build with `SERVICE_WORKER=off` ships */
export async function killSwitch(): Promise<string> {
  const outDir = path.join(ROOT, '.build/kill-switch');
  const settings = { ...readSettings({}, ROOT), outDir, serviceWorker: false };
  const clientFiles = {
    filesOf: () => ({ scripts: [], styles: [] }),
    all: [],
    buildId: () => 'off',
  };
  // Removes the config's dependencies on the other webpack configs, because those don't run here.
  const config = { ...workerConfig(settings, clientFiles), dependencies: [] };
  await promisify<void>((done) => webpack(config).run((error) => done(error)))();
  return readFileSync(path.join(outDir, 'sw.js'), 'utf8');
}
