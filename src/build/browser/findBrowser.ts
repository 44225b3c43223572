import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwrightChromium } from '@playwright/test';

/** Chromium's own sandbox needs privileges that containers lack; the other flags keep it from calling out by itself. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * What a window of Chromium brings along and no test sees: the address bar's suggestions are pages with a process of
 * their own, which cost a third of what it takes to open a page. Chromium heeds only the last switch of this name, so
 * this one repeats what Playwright's turns off.
 */
export const WITHOUT_ADDRESS_BAR = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
].join(',')}`;

/** The same engine without windows: a page costs it two thirds of the work. It keeps no page for Back. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser to drive, and how to start it. */
export interface BrowserChoice {
  executablePath: string;
  args: string[];
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, or on Linux the one that comes as an npm package and
 * unpacks itself, so that a fresh machine needs no step by hand.
 *
 * @param options - `hasWindows`: rather one that keeps pages for Back as a visitor's does; the npm package has none
 * @returns the browser's executable and arguments
 * @throws if there is none for this machine
 */
export async function findBrowser({ hasWindows = false } = {}): Promise<BrowserChoice> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH doesn't point to a file: ${named}`);
    return { executablePath: named, args: ARGS };
  }
  const found = [
    ...(hasWindows ? [] : [WITHOUT_WINDOWS]),
    ...SYSTEM_BROWSERS,
    playwrightChromium.executablePath(),
  ].find((file) => existsSync(file));
  if (found) return { executablePath: found, args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Its own arguments are for a cloud function: one process, no web security. A site is not to be judged by those.
    return { executablePath: await chromium.executablePath(), args: ARGS };
  }
  throw new Error('No Chromium found. Set CHROMIUM_PATH to one.');
}
