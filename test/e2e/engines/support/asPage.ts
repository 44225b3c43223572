import type { Page } from '@playwright/test';
import type { Tab } from './Tab';

/** Lets helpers that are written for Playwright use a tab, if all they do is evaluate functions in the page. */
export function asPage(tab: Tab): Page {
  return {
    evaluate: (fn: (...args: unknown[]) => unknown, ...args: unknown[]) => tab.run(fn, ...args),
  } as unknown as Page;
}
