/**
 * Measures how soon pages answer to what a reader does, on the slow phone of `measure.ts`.
 *
 *   npx tsx test/bench/actions.ts [rounds] [exercises|knob|earlyTaps …]
 *
 * Prints median, least and most of the rounds: for code and a page that are checked for the first time, for a page that is
 * drawn anew after a key, for a figure's knob under a finger, and for controls that are tapped while the page is loading.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../src/build/browser/findBrowser';
import { serveSite } from '../../src/build/server/serve';
import { measureEarlyTaps } from './actions/earlyTaps';
import { measureExercises } from './actions/exercises';
import { measureKnob } from './actions/knob';
import { slowPhone } from './actions/slowVisit';
import { spread } from './spread';

const MEASURES = {
  exercises: measureExercises,
  knob: measureKnob,
  earlyTaps: measureEarlyTaps,
};

const DIST = path.resolve(process.env['SITE_DIST'] ?? 'dist');
const rounds = Number(process.argv[2] ?? 5);
const names = process.argv.slice(3);

const site = await serveSite({ dir: DIST, basePath: '/', port: 0 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const phone = slowPhone(browser, site.url);
const found = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const [what, value] of Object.entries(await measure(phone))) {
      found.set(what, [...(found.get(what) ?? []), value]);
    }
  }
}
for (const [name, values] of found) {
  const { least, median, most } = spread(values) ?? { least: 0, median: 0, most: 0 };
  console.log(`${name}: ${[median, least, most].map(Math.round).join(', ')}`);
}
await browser.close();
site.server.close();
