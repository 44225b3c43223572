import type { EngineName } from './engine';
import { findEngine } from './findEngine';

/** What has to be installed for each, as Debian and Ubuntu call it. */
const PACKAGES: Readonly<Record<EngineName, string>> = {
  firefox: 'firefox-esr or firefox',
  webkit: 'webkit2gtk-driver and xvfb',
};

/**
 * Says which engines the tests run in beside Chromium. Each is started once, as WebKit's driver tells its version only of a
 * running browser.
 *
 * @throws if one does not start, or is missing although `REQUIRE_ENGINES` is set
 */
export default async function tellEngines(): Promise<void> {
  for (const name of ['firefox', 'webkit'] as const) {
    const version = await versionOf(name);
    const told =
      version === null
        ? `not installed, its tests are skipped (needs ${PACKAGES[name]})`
        : `version ${version}`;
    if (version === null && process.env['REQUIRE_ENGINES']) throw new Error(`${name}: ${told}`);
    process.stdout.write(`Engine ${name}: ${told}\n`);
  }
}

async function versionOf(name: EngineName): Promise<string | null> {
  const engine = await findEngine(name)?.({ isCalm: false });
  if (!engine) return null;
  const version = await engine.version();
  await engine.stop();
  return version;
}
