/** Finds what a brand has not set yet: the values that this project comes with. No other file knows them. */
import type { Brand, Placeholder } from './brandModel';

/** Domains kept for examples (RFC 2606, section 3): mail sent there reaches no one. */
const EXAMPLE_ADDRESS = /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i;

/**
 * @param email - an address to write to
 * @returns whether it's an example, which reaches no one
 */
export function isExampleAddress(email: string): boolean {
  return EXAMPLE_ADDRESS.test(email);
}

/**
 * @param href - where a social link leads
 * @returns whether it leads nowhere until the brand has an account there
 */
export function isPlaceholderLink(href: string): boolean {
  return href === '#';
}

/**
 * @param brand - the brand
 * @param name - what to look at
 * @returns whether the brand still has a placeholder there
 */
export function hasPlaceholder({ email = '', social = [] }: Brand, name: Placeholder): boolean {
  return name === 'email'
    ? isExampleAddress(email)
    : social.some(({ href }) => isPlaceholderLink(href));
}
