import type { BrowserContext } from '@playwright/test';

/** The message that Playwright logs in tests that block the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/**
 * The message that the browser logs for a document with status 404, the correct status for the not-found
 * page.
 */
const NOT_FOUND_DOCUMENT = /status of 404/;

/**
 * Collects problems on all pages of a context: requests to other origins, console warnings, and uncaught
 * errors.
 *
 * @param context - the browser context to watch, including pages opened later
 * @param root - the site's URL; requests to any other URL are problems
 * @returns a live list of problems, one line each
 */
export async function watchContext(context: BrowserContext, root: string): Promise<string[]> {
  const problems: string[] = [];
  const missingDocuments = new Set<string>();

  context.on('response', (response) => {
    if (response.status() === 404 && response.request().resourceType() === 'document') {
      missingDocuments.add(withoutHash(response.url()));
    }
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && !`${url}/`.startsWith(root)) {
      problems.push(`request leaves the site: ${url}`);
    }
  });
  context.on('console', (message) => {
    const level = message.type();
    if (level !== 'error' && level !== 'warning') return;
    if (WORKER_BLOCKED.test(message.text())) return;
    const { url } = message.location();
    if (NOT_FOUND_DOCUMENT.test(message.text()) && missingDocuments.has(withoutHash(url))) return;
    problems.push(`console.${level}: ${message.text()} (${url})`);
  });
  // This includes hydration errors, which React reports as uncaught errors.
  context.on('weberror', (error) => {
    const { message, cause } = error.error();
    problems.push(`uncaught: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(new Error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`));
    });
  });
  return problems;
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? url;
}
