import type { BrowserContext } from '@playwright/test';

/** What Playwright logs instead of a registration, where a test does without the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/** What the browser logs by itself for a document with status 404; for not-found that is as it should be. */
const NOT_FOUND_DOCUMENT = /status of 404/;

/**
 * Collects what must not happen on any page of a context.
 *
 * @param context - the browser context; pages opened later are watched too
 * @param root - the site's URL; a request that does not begin with it leaves the site
 * @returns a list that grows as problems occur, one line each
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
  // React reports a failed hydration as an uncaught error.
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
