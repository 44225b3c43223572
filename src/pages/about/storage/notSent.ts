import type { AllowedOrigin } from '../../../brand/brandModel';

const SERVER =
  'The server that delivers these pages sees which files your browser requests, as any web server does.';

/**
 * Describes who can see the visitor's data. Claims that there are no analytics or cookies only if the site
 * loads nothing from other hosts.
 *
 * @param origins - other hosts that the brand allows
 */
export function notSent(origins: readonly AllowedOrigin[] = []): string {
  // A form contacts another host only when the visitor submits it.
  const hosts = origins
    .filter((origin) => origin.for.some((use) => use !== 'forms'))
    .map(({ origin }) => new URL(origin).host);
  return hosts.length === 0
    ? `All of this data stays in this browser. The data isn't sent to us or to anyone else, and there are no cookies and no analytics. ${SERVER}`
    : `All of this data is saved in this browser. Some pages also use ${new Intl.ListFormat('en-US').format(hosts)}, which can see that you're here, and may count visits or set cookies. ${SERVER}`;
}
