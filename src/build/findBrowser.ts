import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwrightChromium } from '@playwright/test';

/**
 * Arguments that disable background network requests and Chromium's sandbox, which needs privileges that
 * containers lack.
 */
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
 * Disables the address bar's suggestions: they run in a separate process that accounts for a third of the
 * cost of opening a page. Chromium uses only the last `--disable-features` switch, so this one repeats
 * Playwright's list.
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

/** Opening a page costs a third less in the headless shell, but it has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Executable and command-line arguments of a browser. */
export interface BrowserChoice {
  executablePath: string;
  args: string[];
}

/**
 * Finds a Chromium-based browser. Tries `CHROMIUM_PATH`, the system's browsers, Playwright's browser and, on
 * Linux x64, an npm package that contains one, so that a fresh machine needs no setup.
 *
 * @param options - `hasWindows`: true to skip the headless shell, for tests that need the back/forward cache
 * @returns the browser's executable and arguments
 * @throws if `CHROMIUM_PATH` isn't a file, or if there is no Chromium
 */
export async function findBrowser({ hasWindows = false } = {}): Promise<BrowserChoice> {
  const customPath = process.env['CHROMIUM_PATH'];
  if (customPath) {
    if (!existsSync(customPath))
      throw new Error(`CHROMIUM_PATH doesn't point to a file: ${customPath}`);
    return { executablePath: customPath, args: ARGS };
  }
  const found = [
    ...(hasWindows ? [] : [HEADLESS_SHELL]),
    ...SYSTEM_BROWSERS,
    playwrightChromium.executablePath(),
  ].find((file) => existsSync(file));
  if (found) return { executablePath: found, args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Ignores the package's own arguments, such as single-process mode without web security: they would skew
    // tests.
    return { executablePath: await chromium.executablePath(), args: ARGS };
  }
  throw new Error('No Chromium found. Set CHROMIUM_PATH to an executable.');
}
