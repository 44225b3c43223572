import { expect } from '@playwright/test';
import type { Fault } from '../../../support/faultyHost';
import type { Target } from './find';
import type { Tab } from './Tab';

export const FAULTS = ['missing', 'failing', 'broken', 'changed', 'corrupt', 'silent'] as const;
/** Faults that the browser reports. A host that doesn't answer looks like a slow one. */
export const REPORTED: readonly Fault[] = FAULTS.filter((fault) => fault !== 'silent');

export const HEADING: Target = { css: 'main h1' };
/** The notice that the page's code is missing. */
export const NOTICE: Target = { css: '#scripts-failed' };
const SPINNER: Target = { css: '[role=progressbar]' };

/** @returns a pattern that matches the path of an asset, whatever its hash */
export function asset(name: string): RegExp {
  return new RegExp(`/assets/${name}\\.[0-9a-f]{6}\\.\\w+$`);
}

/** Expects the page's heading and text, and nothing that's still loading. */
export async function expectReadable(tab: Tab) {
  await tab.waitFor(HEADING);
  await tab.waitForText({ role: 'main' }, /.{100}/s);
  await expect.poll(() => tab.isShown(SPINNER)).toBe(false);
}
