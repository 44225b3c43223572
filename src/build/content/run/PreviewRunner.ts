/** Checks pages in a browser as the site does: one browser, and pages with a frame each, which are used again. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser, WITHOUT_ADDRESS_BAR } from '../../browser/findBrowser';
import { emptyResult, type RunResult } from '../../../sandbox/protocol';
import type { PreviewFiles } from '../../../sandbox/preview/protocol';

/** An address that no request ever leaves for: the browser is given what it asks for. */
const ORIGIN = 'http://preview.invalid';

/** Time for all checks of one page, in milliseconds; what takes longer gets a new browser page. */
const LIMIT = 15_000;

/** The page around the frame. */
const AROUND = `<!doctype html><title>Checks</title>
<iframe sandbox="allow-scripts allow-forms" src="/preview.html"></iframe>
<script>
const frame = document.querySelector('iframe');
let settle;
const ready = new Promise((resolve) => {
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.kind === 'ready') resolve();
    if (data.kind === 'result') settle(data.result);
  });
});
async function check(files, checks, until) {
  await ready;
  const result = new Promise((resolve) => { settle = resolve; });
  frame.contentWindow.postMessage({ to: 'preview', kind: 'check', id: 1, files, checks, until }, '*');
  return result;
}
</script>`;

/** What the page around defines. */
declare function check(files: PreviewFiles, checks: string, until?: string): Promise<RunResult>;

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
   * @param preview - HTML of the page that checks
   * @returns undefined where there is no browser
   */
  static async start(preview: string): Promise<PreviewRunner | undefined> {
    const choice = await findBrowser().catch(() => undefined);
    if (choice === undefined) return undefined;
    const args = [...choice.args, WITHOUT_ADDRESS_BAR];
    return new PreviewRunner(await chromium.launch({ ...choice, args }), preview);
  }

  /**
   * Runs the checks on the files. Those that are asked for meanwhile run in a page of their own.
   *
   * @param until - as of a `CheckCommand`
   */
  async run(files: PreviewFiles, checks: string, until?: string): Promise<RunResult> {
    const page = this.#idle.pop() ?? (await this.#open());
    const result = page.evaluate(([given, source, end]) => check(given, source, end), [
      files,
      checks,
      until,
    ] as const);
    const late = new Promise<RunResult>((resolve) => {
      setTimeout(() => resolve(emptyResult('stopped')), LIMIT).unref();
    });
    const first = await Promise.race([result, late]);
    if (first.end === 'stopped') {
      result.catch(() => undefined);
      void page.close();
    } else {
      this.#idle.push(page);
    }
    return first;
  }

  /** Ends the browser. */
  stop(): Promise<void> {
    return this.#browser.close();
  }

  async #open(): Promise<Page> {
    const page = await this.#browser.newPage();
    await page.route('**/*', (route) => {
      const isFrame = route.request().url().startsWith(`${ORIGIN}/preview.html`);
      return route.fulfill({ contentType: 'text/html', body: isFrame ? this.#preview : AROUND });
    });
    await page.goto(ORIGIN);
    return page;
  }
}
