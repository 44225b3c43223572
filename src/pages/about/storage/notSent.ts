import type { AllowedOrigin } from '../../../brand/brandModel';
import { formatList } from '../../../texts/en/intlFormat';
import type { Service } from '../../../content/services';

const SERVER =
  'The server that delivers these pages sees which files your browser requests, as any web server does.';

const SEES = "which can see that you're here, and may count visits or set cookies.";

/**
 * Describes who can see the visitor's data. Claims that there are no analytics or cookies only if the site
 * loads nothing from other hosts.
 *
 * @param origins - other hosts that the brand allows
 * @param services - the school's services, including those that need consent
 */
export function notSent(
  origins: readonly AllowedOrigin[] = [],
  services: readonly Service[] = [],
): string {
  const asked = new Set(services.filter((one) => one.needsConsent).map(hostOf));
  // A form contacts another host only when the visitor submits it.
  const hosts = origins
    .filter((origin) => origin.for.some((use) => use !== 'forms'))
    .map(({ origin }) => new URL(origin).host);
  if (hosts.length === 0) {
    return `All of this data stays in this browser. The data isn't sent to us or to anyone else, and there are no cookies and no analytics. ${SERVER}`;
  }
  const allowed = hosts.filter((host) => asked.has(host));
  const always = hosts.filter((host) => !asked.has(host));
  return [
    'All of this data is saved in this browser.',
    ...(always.length > 0 ? [`Some pages also use ${formatList(always)}, ${SEES}`] : []),
    ...(allowed.length > 0
      ? [`Only if you allow it, pages use ${formatList(allowed)}, ${SEES}`]
      : []),
    SERVER,
  ].join(' ');
}

function hostOf(service: Service): string {
  switch (service.kind) {
    case 'matomo':
      return new URL(service.server).host;
    case 'embed':
      return new URL(service.origin).host;
    default:
      return new URL(service.script).host;
  }
}
