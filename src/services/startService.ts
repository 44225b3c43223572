import type { MatomoService, StartedService } from '../content/services';

declare global {
  interface Window {
    /** Matomo's queue of commands. Its script replaces the array by an object that runs them. */
    _paq?: Pick<unknown[][], 'push'>;
  }
}

/** Ids of the services that run in this document. A script can't be stopped once it has loaded. */
const running = new Set<string>();

/** @returns true if the service runs in this document */
export function isRunning({ id }: Pick<StartedService, 'id'>): boolean {
  return running.has(id);
}

/** Starts a service that the visitor allows, unless it runs already. */
export function startService(service: StartedService): void {
  if (running.has(service.id)) return;
  running.add(service.id);
  switch (service.kind) {
    case 'plausible':
      addScript(service.script, { 'data-domain': service.domain });
      break;
    case 'matomo':
      startMatomo(service);
      break;
    case 'script':
      addScript(service.script, service.attributes);
      break;
  }
}

/** Reports a page that the visitor opened by a link within the site. Other services track that on their own. */
export function reportPage(service: StartedService): void {
  if (service.kind !== 'matomo' || !running.has(service.id)) return;
  window._paq?.push(['setCustomUrl', window.location.href]);
  window._paq?.push(['setDocumentTitle', document.title]);
  window._paq?.push(['trackPageView']);
}

function startMatomo({ server, siteId, cookies }: MatomoService): void {
  const commands = (window._paq ??= []);
  if (!cookies) commands.push(['disableCookies']);
  commands.push(['setTrackerUrl', `${server}matomo.php`]);
  commands.push(['setSiteId', String(siteId)]);
  commands.push(['trackPageView']);
  commands.push(['enableLinkTracking']);
  addScript(`${server}matomo.js`, {});
}

function addScript(src: string, attributes: Readonly<Record<string, string>>): void {
  const script = document.createElement('script');
  Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value));
  script.async = true;
  script.src = src;
  document.head.append(script);
}
