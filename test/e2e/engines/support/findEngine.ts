import { existsSync } from 'node:fs';
import { startChromium } from './chromium';
import type { EngineName, StartEngine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/opt/firefox/firefox'];
const WEBKIT_DRIVERS = ['/usr/bin/WebKitWebDriver'];
const X_SERVERS = ['/usr/bin/Xvfb'];
/** Paths of WebKitGTK's MiniBrowser on Debian and Fedora, for each API version. */
const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0'].flatMap((api) => [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/${api}/MiniBrowser`,
  `/usr/libexec/${api}/MiniBrowser`,
]);

/** @returns a function that starts the engine, or null if it isn't installed */
export function findEngine(name: EngineName): StartEngine | null {
  if (name === 'chromium') return startChromium;
  return name === 'firefox' ? findFirefox() : findWebKit();
}

function findFirefox(): StartEngine | null {
  const executable = firstFile([process.env['FIREFOX_PATH'] ?? '', ...FIREFOX]);
  if (executable === undefined) return null;
  return (options) => startFirefox(executable, options);
}

function findWebKit(): StartEngine | null {
  const driver = firstFile(WEBKIT_DRIVERS);
  const browser = firstFile(MINI_BROWSERS);
  const xServer = firstFile(X_SERVERS);
  if (driver === undefined || browser === undefined || xServer === undefined) return null;
  return (options) => startWebKit({ driver, browser, xServer }, options);
}

function firstFile(files: readonly string[]): string | undefined {
  return files.find((file) => existsSync(file));
}
