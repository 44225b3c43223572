/** Checks pages in a browser the way the site does. Reuses one browser and its pages (one frame each). */
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser, WITHOUT_ADDRESS_BAR } from '../../findBrowser';
import { emptyResult } from '../../../sandbox/protocol';
import type { TraceOptions } from '../../../sandbox/trace';
import type { CheckedPage, PreviewFiles } from '../../../languages/page/protocol';

/** Fake origin: requests are intercepted and never reach the network. */
const ORIGIN = 'http://preview.invalid';

/** Time limit for all checks of one page, in ms. After a timeout, the browser page is replaced. */
const LIMIT = 15_000;

/** HTML of the page that hosts the preview frame. */
const HOST_PAGE = `<!doctype html><title>Checks</title>
<iframe sandbox="allow-scripts allow-forms" src="/preview.html"></iframe>
<script>
const frame = document.querySelector('iframe');
let settle;
const ready = new Promise((resolve) => {
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.kind === 'ready') resolve();
    if (data.kind === 'result') settle({ ...data.result, turns: data.turns });
  });
});
async function check(files, checks, until, trace) {
  await ready;
  const result = new Promise((resolve) => { settle = resolve; });
  frame.contentWindow.postMessage(
    { to: 'preview', kind: 'check', id: 1, files, checks, until, trace },
    '*',
  );
  return result;
}
</script>`;

/** Defined by the host page. */
declare function check(
  files: PreviewFiles,
  checks: string,
  until?: string,
  trace?: TraceOptions,
): Promise<CheckedPage>;

export class PreviewRunner {
  readonly #browser: Browser;
  readonly #preview: string;
  readonly #idle: Page[] = [];

  private constructor(browser: Browser, preview: string) {
    this.#browser = browser;
    this.#preview = preview;
  }

  /**
   * Starts a browser.
   *
   * @param preview - HTML of the preview frame, which runs the checks
   * @returns undefined if no browser is installed
   */
  static async start(preview: string): Promise<PreviewRunner | undefined> {
    const choice = await findBrowser().catch(() => undefined);
    if (choice === undefined) return undefined;
    const args = [...choice.args, WITHOUT_ADDRESS_BAR];
    return new PreviewRunner(await chromium.launch({ ...choice, args }), preview);
  }

  /**
   * Runs checks on a page's files. Concurrent calls use separate browser pages.
   *
   * @param until - see `CheckCommand`
   * @param trace - what to record of the page's script
   */
  async run(
    files: PreviewFiles,
    checks: string,
    until?: string,
    trace?: TraceOptions,
  ): Promise<CheckedPage> {
    const page = this.#idle.pop() ?? (await this.#open());
    const result = page.evaluate(([given, source, end, how]) => check(given, source, end, how), [
      files,
      checks,
      until,
      trace,
    ] as const);
    const timeout = new Promise<CheckedPage>((resolve) => {
      setTimeout(() => resolve({ ...emptyResult('stopped'), turns: [] }), LIMIT).unref();
    });
    const first = await Promise.race([result, timeout]);
    if (first.end === 'stopped') {
      result.catch(() => undefined);
      // Fails if the page has crashed or the browser is closing.
      page.close().catch(() => undefined);
    } else {
      this.#idle.push(page);
    }
    return first;
  }

  /** Closes the browser. */
  stop(): Promise<void> {
    return this.#browser.close();
  }

  async #open(): Promise<Page> {
    const page = await this.#browser.newPage();
    await page.route('**/*', (route) => {
      const isFrame = route.request().url().startsWith(`${ORIGIN}/preview.html`);
      return route.fulfill({ contentType: 'text/html', body: isFrame ? this.#preview : HOST_PAGE });
    });
    await page.goto(ORIGIN);
    return page;
  }
}
