/** What a brand has not set yet: the values that this project is delivered with. The one file that knows them. */

/** Domains kept for examples (RFC 2606, section 3): nobody reads what is written there. */
const EXAMPLE_ADDRESS = /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i;

/**
 * @param email - an address to write to
 * @returns whether it is an example, which reaches nobody
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
