/**
 * Texts of the question whether services of other companies may load. U+2068 and U+2069 isolate values, which can
 * be in another script.
 */
import type { Translated } from '../translation';
import { formatList } from '../intlFormat';

/** Label of the bar with the question, for screen readers. */
export const privacy = 'الخصوصية';

/** Names of the services, and the school's sentences about what they do. */
export const question = (services: readonly string[], about: string) => {
  const names = formatList(services.map((service) => `\u2068${service}\u2069`));
  return `هل تسمح لنا باستخدام ${names}؟ \u2068${about}\u2069 لن يُحمَّل شيء قبل أن تسمح به.`;
};

export const allow = 'السماح';
export const refuse = 'عدم السماح';
/** Opens a dialog with a choice for each purpose. */
export const choose = 'تخصيص';

export type Complete = Translated<
  typeof import('../en/consentQuestion'),
  typeof import('./consentQuestion')
>;
