/**
 * Code that runs in the pages of `drivenHost.ts`. It's sent to the browser as text, function by function, so each
 * function can use only its parameters.
 */

/** What a page reports: an event's name and its details. */
export type Report = Readonly<Record<string, unknown>> & { event: string };

/** Sends a report, if there's one, and resolves to all reports so far. */
export type SendReport = (report?: Report) => Promise<Report[]>;

/** Takes the host down or up again, or deploys a new version. */
export type HostAction = 'down' | 'up' | 'deploy';

/** What a step can use in its page. */
export interface PageTools {
  /** Waits until the page meets a condition. */
  until: (isMet: () => unknown) => Promise<void>;
  /** Clicks the first button or link whose name contains `name`, once there's one. */
  press: (name: string) => Promise<void>;
  host: (action: HostAction) => Promise<void>;
}

/** Runs in a page, with the test's `args`. */
type Step<A> = (tools: PageTools, args: A) => unknown;

export interface PageSteps<A> {
  /** Address of the page that's rendered ahead. */
  ahead: string;
  /** Selector of the link to it; by default, a link for the next page or any other link. */
  link?: string;
  /** Runs in the first page before it waits for the other one to be rendered. May reload the page. */
  first?: Step<A>;
  /** Address of a second tab, which is opened once the page has been rendered ahead. */
  tab?: string;
  /** Runs in the second tab. May reload the page. */
  inTab?: Step<A>;
  /** Runs in the first page once the other one is rendered ahead, and before the link to it is clicked. */
  meanwhile?: Step<A>;
  /** Runs in the opened page once it's hydrated. May reload the page. */
  opened?: Step<A>;
  /** Says what the opened page shows. Like the next two, it's reported whenever it changes. */
  shown?: Step<A>;
  /** Says what the second tab shows. */
  shownInTab?: Step<A>;
  /** Says what the first page shows once it comes back from the back/forward cache. */
  shownAfterBack?: Step<A>;
}

/**
 * Drives a page. Runs in each document, before its own scripts: in the first page, in the page that's rendered ahead
 * of it, and in the second tab.
 *
 * @param report - sends reports
 * @param steps - the test's steps
 * @param args - the test's arguments
 */
export function drivePage<A>(report: SendReport, steps: PageSteps<A>, args: A): void {
  const written: string[] = [];
  for (const method of ['setItem', 'removeItem'] as const) {
    const original: (...texts: string[]) => void = Reflect.get(Storage.prototype, method);
    Reflect.set(Storage.prototype, method, function (this: Storage, ...texts: string[]) {
      written.push(texts.join());
      original.apply(this, texts);
    });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    void report({ event: 'problem', violatedDirective });
  });
  addEventListener('error', ({ message }) => void report({ event: 'problem', message }));

  const root = document.documentElement;
  const until = async (isMet: () => unknown) => {
    while (!(await isMet())) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  const press = async (name: string) => {
    let found: Element | undefined;
    await until(() => {
      found = [...document.querySelectorAll('button, a')].find((one) =>
        `${one.ariaLabel ?? ''} ${one.textContent}`.includes(name),
      );
      return found;
    });
    if (found) click(found);
  };
  const host = async (action: HostAction) => void (await report({ event: 'host', action }));
  const tools = { until, press, host };
  const isReported = async (event: string) =>
    (await report()).some((reported) => reported.event === event);
  const countBefore = report().then(({ length }) => length);
  /** Reports since this document began. */
  const newReports = async () => (await report()).slice(await countBefore);
  const isHydrated = () => root.hasAttribute('data-hydrated');
  const navigation = () =>
    performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
      activationStart?: number;
    };

  const show = async (event: string, read: Step<A> | undefined) => {
    let last: string | undefined;
    if (read)
      await until(async () => {
        const shown = read(tools, args);
        const text = JSON.stringify(shown);
        if (text !== last) await report({ event, shown });
        last = text;
      });
  };

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
    await report({ event: 'rendered ahead', isWaiting });
    await opened;
    const writtenBefore = [...written];
    await new Promise(requestAnimationFrame);
    const mode = root.classList.contains('dark') ? 'dark' : 'light';
    const { activationStart = 0 } = navigation();
    await report({
      event: 'opened',
      address: location.pathname,
      wasRenderedAhead: activationStart > 0,
      writtenBefore,
      mode,
    });
    await until(isHydrated);
    await steps.opened?.(tools, args);
    await show('shown', steps.shown);
  }

  async function openNext() {
    addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted)
        void show('shown after Back', steps.shownAfterBack);
    });
    await until(isHydrated);
    if (await isReported('opened')) {
      const isBack = navigation().type === 'back_forward';
      return isBack ? show('shown after Back', steps.shownAfterBack) : show('shown', steps.shown);
    }
    await steps.first?.(tools, args);
    await until(async () => (await newReports()).some(({ event }) => event === 'rendered ahead'));
    if (steps.tab !== undefined) {
      window.open(`${steps.tab}#tab`, '_blank', 'noopener');
      await until(() => isReported('second tab'));
    }
    await steps.meanwhile?.(tools, args);
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${steps.ahead}"]`)];
    const link =
      links.find((one) => (steps.link ? one.matches(steps.link) : one.relList.contains('next'))) ??
      links[0];
    if (!link?.relList.contains('next')) {
      // The site expects the browser to have rendered this page once the pointer has rested on the link.
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      const start = performance.now();
      await until(() => performance.now() - start > 600);
    }
    await report({ event: 'clicked' });
    const before = location.pathname;
    if (link) click(link);
    await until(() => location.pathname !== before);
    await report({ event: 'opened', address: location.pathname, wasRenderedAhead: false });
  }

  async function beSecondTab() {
    await until(isHydrated);
    await steps.inTab?.(tools, args);
    await report({ event: 'second tab' });
    if (steps.shownInTab) await show('shown in tab', steps.shownInTab);
  }

  if (document.prerendering) void beRenderedAhead();
  else if (location.hash === '#tab') void beSecondTab();
  else void openNext();
}

/** Sends a report, if there's one. */
export function sendReport(address: string, report?: Report): Promise<Report[]> {
  return fetch(address, { method: 'POST', body: JSON.stringify(report) }).then(
    (response) => response.json() as Promise<Report[]>,
  );
}
