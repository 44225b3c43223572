import type { AllowedOrigin } from '../../brand/brandModel';

const SERVER =
  'The server that delivers these pages sees which files your browser asks for, as any web server does.';

/**
 * @param origins - hosts that the brand allows next to the site's own
 * @returns who sees what; only a site that loads nothing from elsewhere has no analytics and no cookies for certain
 */
export function notSent(origins: readonly AllowedOrigin[] = []): string {
  // A form goes to its host only when someone sends it.
  const hosts = origins
    .filter((one) => one.for.some((use) => use !== 'forms'))
    .map(({ origin }) => new URL(origin).host);
  return hosts.length === 0
    ? `All of it stays in this browser. It isn't sent to us or to anyone else, and there are no cookies and no analytics. ${SERVER}`
    : `All of it is saved in this browser. Some pages also use ${new Intl.ListFormat('en-US').format(hosts)}, which can see that you're here, and may count visits or set cookies. ${SERVER}`;
}
