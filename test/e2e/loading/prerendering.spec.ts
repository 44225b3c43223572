import { ADDRESSES } from '../../../src/site/addresses';
import { MODE_STORAGE_KEY } from '../../../src/theme/mode';
import { driveBrowser, type SendReport } from '../support/sites/drivenHost';
import { expect, test } from '../support/test';

/** Tests pages that the browser renders before they're opened (`src/site/speculationRules.ts`). */

test('the next page is rendered before it opens, stores nothing until then, and is up to date', async ({
  site,
}) => {
  test.setTimeout(90_000);
  const reports = await driveBrowser(site.url('/'), ADDRESSES.home, drive, 'hydrated');
  expect(reports.filter(({ event }) => event === 'problem')).toEqual([]);
  const ahead = reports.find(({ event }) => event === 'rendered ahead');
  const clicked = reports.find(({ event }) => event === 'clicked');
  const hydrated = reports.at(-1);
  expect(ahead).toMatchObject({ isWaiting: true });
  expect(hydrated).toMatchObject({
    address: ahead?.address,
    wasRenderedAhead: true,
    writtenBefore: [],
    // The theme was switched after the page had been rendered.
    mode: clicked?.mode,
  });
  expect(ahead?.mode).not.toBe(clicked?.mode);
  expect(hydrated?.stored).toContainEqual(expect.stringContaining('/started/'));
  expect(hydrated?.stored).toContain(MODE_STORAGE_KEY);
});

/**
 * Waits for the next page to be rendered, switches the theme, and clicks the link to the next page. Runs in
 * each document.
 */
function drive(report: SendReport): void {
  const written: string[] = [];
  for (const method of ['setItem', 'removeItem'] as const) {
    const original: (...args: string[]) => void = Reflect.get(Storage.prototype, method);
    Reflect.set(Storage.prototype, method, function (this: Storage, ...args: string[]) {
      written.push(args.join());
      original.apply(this, args);
    });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    void report({ event: 'problem', violatedDirective });
  });
  addEventListener('error', ({ message }) => void report({ event: 'problem', message }));
  const root = document.documentElement;
  const until = async (isMet: () => boolean | Promise<boolean>) => {
    while (!(await isMet())) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const mode = () => (root.classList.contains('dark') ? 'dark' : 'light');
  const isHydrated = () => root.hasAttribute('data-hydrated');
  const address = location.pathname;

  async function beRenderedAhead() {
    const opened = new Promise((resolve) =>
      document.addEventListener('prerenderingchange', resolve),
    );
    let isWaiting = false;
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, listener: EventListener) => {
      // Inline scripts listen, too, but before the app has booted.
      if (type === 'prerenderingchange' && window.isBooted) isWaiting = true;
      listen(type, listener);
    };
    await until(() => isWaiting || isHydrated());
    await report({ event: 'rendered ahead', address, isWaiting, mode: mode() });
    await opened;
    const writtenBefore = [...written];
    await new Promise(requestAnimationFrame);
    const firstMode = mode();
    await until(isHydrated);
    const [entry] = performance.getEntriesByType('navigation');
    const { activationStart = 0 } = entry as { activationStart?: number };
    const hasStarted = () => Object.keys(localStorage).some((key) => key.includes('/started/'));
    window.scrollTo({ top: document.body.scrollHeight });
    await until(hasStarted);
    await report({
      event: 'hydrated',
      address,
      mode: firstMode,
      writtenBefore,
      wasRenderedAhead: activationStart > 0,
      stored: Object.keys(localStorage),
    });
  }

  async function openNext() {
    await until(isHydrated);
    await until(async () => (await report()).length > 0);
    const before = mode();
    document.querySelector<HTMLElement>('.MuiFab-root')?.click();
    await until(() => mode() !== before);
    await report({ event: 'clicked', mode: mode() });
    const next = document.querySelector('a[rel~="next"]');
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }

  void (document.prerendering ? beRenderedAhead() : openNext());
}
