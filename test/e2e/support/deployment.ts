import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import webpack from 'webpack';
import { readSettings } from '../../../src/build/settings';
import { workerConfig } from '../../../src/build/webpack/workerConfig';
import { ASSETS_CACHE } from '../../../src/offline/cacheNames';
import { startFaultyHost, type FaultyHost } from '../../support/faultyHost';
import { hydrated } from './hydrated';
import { nextVersion } from './nextVersion';
import { SITES } from './sites';
import { expect, test as base } from './test';

export interface Deployment extends FaultyHost {
  /** Deploys a later version: its documents have that name in `data-version`. */
  deployNext: (version: string) => void;
  /** Replaces a file's text. */
  replace: (file: string, text: string) => void;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A host of each test's own, whose files and faults it decides; the service worker is let in. */
export const test = base.extend<{ deployment: Deployment }>({
  serviceWorkers: 'allow',
  deployment: async ({ expectMessages }, use) => {
    const { dir } = SITES.root;
    const running = await startFaultyHost(dir);
    // These tests have a host of their own, and the browser logs every request that found no network.
    expectMessages(new RegExp(`^request leaves the site: ${running.url}`));
    expectMessages(/net::ERR_|status of 404|Failed to fetch|ServiceWorker/);
    await use(
      Object.assign(running, {
        deployNext: (version: string) => {
          running.overlay = nextVersion(dir, version);
        },
        replace: (file: string, text: string) => {
          const { overlay } = running;
          running.overlay = (one) => (one === file ? text : overlay(one));
        },
      }),
    );
    running.goDown();
  },
});

/** Visits a page and waits until the worker runs it and has kept what the visit loaded. */
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
        const wanted = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/'));
        // What the browser fetches when it is idle.
        const manifest = document.getElementById('code-manifest')?.textContent ?? '{}';
        const { navigation = [] } = JSON.parse(manifest) as { navigation?: string[] };
        const kept = await Promise.all(
          [window.location.href, ...wanted, ...navigation].map((one) => caches.match(one)),
        );
        return kept.every(Boolean);
      }),
    )
    .toBe(true);
}

/** Whether the worker keeps a file whose address matches. */
export function isKept(page: Page, address: RegExp): Promise<boolean> {
  return page.evaluate(
    async ([name, pattern]) => {
      const kept = await (await caches.open(name)).keys();
      return kept.some(({ url }) => new RegExp(pattern).test(url));
    },
    [ASSETS_CACHE, address.source] as const,
  );
}

/** @returns the worker that `SERVICE_WORKER=off` ships, compiled */
export async function killSwitch(): Promise<string> {
  const outDir = path.join(ROOT, '.build/kill-switch');
  const settings = { ...readSettings({}, ROOT), outDir, serviceWorker: false };
  const clientFiles = {
    filesOf: () => ({ scripts: [], styles: [] }),
    all: [],
    buildId: () => 'off',
  };
  // It is built alone here, so there is no other bundle to wait for.
  const config = { ...workerConfig(settings, clientFiles), dependencies: [] };
  await promisify<void>((done) => webpack(config).run((error) => done(error)))();
  return readFileSync(path.join(outDir, 'sw.js'), 'utf8');
}
