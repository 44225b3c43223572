import type { EngineName } from './engine';
import { findEngine } from './findEngine';

/** Debian and Ubuntu packages that provide each engine. */
const PACKAGES: Readonly<Record<Exclude<EngineName, 'chromium'>, string>> = {
  firefox: 'firefox-esr or firefox',
  webkit: 'webkit2gtk-driver and xvfb',
};

/**
 * Logs a message if Firefox or WebKit is missing.
 *
 * @throws if one is missing and `REQUIRE_ENGINES` is set
 */
export default function reportMissingEngines(): void {
  for (const name of ['firefox', 'webkit'] as const) {
    if (findEngine(name) !== null) continue;
    const message = `${name} is not installed: its tests are skipped (install ${PACKAGES[name]})`;
    if (process.env['REQUIRE_ENGINES']) throw new Error(message);
    process.stdout.write(`${message}\n`);
  }
}
