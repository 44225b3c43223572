import type { Service } from '../content/services';
import { ASKING_ATTRIBUTE, CONSENT_KEY, NAME_START } from './consentStore';

/**
 * @param services - all services
 * @returns those that start on every page, but only after the visitor has agreed
 */
export function servicesToAskFor(services: readonly Service[]): Service[] {
  return services.filter(({ kind, needsConsent }) => needsConsent && kind !== 'embed');
}

/**
 * Creates an inline script that shows the question before the first paint, so that the page doesn't move. It
 * asks only about services without a decision, and not if the browser asks sites not to track
 * (`asksNotToTrack`).
 *
 * @param services - all services
 */
export function consentScript(services: readonly Service[]): string {
  const ids = JSON.stringify(servicesToAskFor(services).map(({ id }) => id));
  return `(function(){var n=navigator,p=${JSON.stringify(NAME_START)},d={};if(n.globalPrivacyControl===true||n.doNotTrack==="1")return;try{d=JSON.parse(name.indexOf(p)?localStorage.getItem(${JSON.stringify(CONSENT_KEY)}):name.slice(p.length))||{}}catch(e){}if(${ids}.some(function(i){return typeof d[i]!="boolean"}))document.documentElement.setAttribute(${JSON.stringify(ASKING_ATTRIBUTE)},"")})()`;
}
