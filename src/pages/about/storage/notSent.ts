import type { AllowedOrigin } from '../../../brand/brandModel';
import type { Service } from '../../../content/services';
import * as texts from '../../../texts/en/aboutStorage';

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
  if (hosts.length === 0) return `${texts.sentNowhere} ${texts.server}`;
  const allowed = hosts.filter((host) => asked.has(host));
  const always = hosts.filter((host) => !asked.has(host));
  return [
    texts.savedHere,
    ...(always.length > 0 ? [texts.otherHosts(always)] : []),
    ...(allowed.length > 0 ? [texts.hostsIfAllowed(allowed)] : []),
    texts.server,
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
