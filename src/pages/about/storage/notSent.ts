import type { AllowedOrigin } from '../../../brand/brandModel';
import type { Service } from '../../../content/services';
import * as texts from '../../../texts/en/aboutStorage';

/**
 * Describes who can see the visitor's data. Claims that there are no analytics or cookies only if the site
 * loads nothing from other hosts.
 *
 * @param origins - other hosts that the brand allows
 * @param services - the school's services, including those that need consent
 * @param formHosts - hosts of the school's contact forms
 */
export function notSent(
  origins: readonly AllowedOrigin[] = [],
  services: readonly Service[] = [],
  formHosts: readonly string[] = [],
): string {
  const asked = new Set(services.filter((one) => one.needsConsent).map(hostOf));
  // A form contacts another host only when the visitor submits it, by itself or with a script.
  const isForForms = ({ origin, for: uses }: AllowedOrigin) =>
    uses.every(
      (use) => use === 'forms' || (use === 'connect' && formHosts.includes(new URL(origin).host)),
    );
  const toHost = ({ origin }: AllowedOrigin) => new URL(origin).host;
  const hosts = origins.filter((origin) => !isForForms(origin)).map(toHost);
  const sentTo = origins.filter(isForForms).map(toHost);
  const forms = sentTo.length > 0 ? [texts.sentForms(sentTo)] : [];
  if (hosts.length === 0) return [texts.sentNowhere, ...forms, texts.server].join(' ');
  const allowed = hosts.filter((host) => asked.has(host));
  const always = hosts.filter((host) => !asked.has(host));
  return [
    texts.savedHere,
    ...(always.length > 0 ? [texts.otherHosts(always)] : []),
    ...(allowed.length > 0 ? [texts.hostsIfAllowed(allowed)] : []),
    ...forms,
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
