import { expect } from '@playwright/test';
import type { Target } from './find';
import type { Tab } from './Tab';

export const FAULTS = ['missing', 'failing', 'broken', 'changed', 'corrupt', 'silent'] as const;
/**
 * Faults of code that a page loads later. A comment changes nothing in it, and only the document's own scripts have an
 * `integrity` attribute.
 */
export const LATER = ['missing', 'failing', 'broken', 'empty', 'corrupt'] as const;

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
