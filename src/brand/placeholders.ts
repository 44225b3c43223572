/** Detects this project's placeholder values that a brand hasn't replaced yet. */
import type { Brand, Placeholder } from './brandModel';

/** Domains reserved for examples (RFC 2606, section 3), where mail isn't delivered. */
const EXAMPLE_ADDRESS = /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i;

/** Returns true if an email address is at a domain reserved for examples. */
export function isExampleAddress(email: string): boolean {
  return EXAMPLE_ADDRESS.test(email);
}

/** Returns true if a social link's address is the placeholder `#`. */
export function isPlaceholderLink(href: string): boolean {
  return href === '#';
}

/**
 * Checks a brand for placeholders.
 *
 * @param brand - the brand
 * @param name - what to check: the email address or the social links
 * @returns true if the email address, or any of the social links, is a placeholder
 */
export function hasPlaceholder({ email = '', social = [] }: Brand, name: Placeholder): boolean {
  return name === 'email'
    ? isExampleAddress(email)
    : social.some(({ href }) => isPlaceholderLink(href));
}
