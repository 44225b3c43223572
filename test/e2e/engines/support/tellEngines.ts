import type { EngineName } from './engine';
import { findEngine } from './findEngine';

/** What has to be installed for each, as Debian and Ubuntu call it. */
const PACKAGES: Readonly<Record<EngineName, string>> = {
  firefox: 'firefox-esr or firefox',
  webkit: 'webkit2gtk-driver and xvfb',
};

/**
 * Says which engines are missing, beside Chromium.
 *
 * @throws if one is missing although `REQUIRE_ENGINES` is set
 */
export default function tellEngines(): void {
  for (const name of ['firefox', 'webkit'] as const) {
    if (findEngine(name) !== null) continue;
    const message = `${name} is not installed: its tests are skipped (install ${PACKAGES[name]})`;
    if (process.env['REQUIRE_ENGINES']) throw new Error(message);
    process.stdout.write(`${message}\n`);
  }
}
