// Imports the SVG markup, not its URL (`build/webpack/logoLoader.ts`).
import drawing from '../school/logo.svg';
import { LOGO_ID_PREFIX } from '../brand/logoIds';
import { TRUSTED_TYPES } from '../site/trustedTypes';

/** Makes ids unique, because gradients are referenced by id and the logo appears more than once per page. */
function drawLogo(id: string): string {
  return drawing.replaceAll(LOGO_ID_PREFIX, `${id.replaceAll(/\W/g, '')}-`);
}

// Safe for Trusted Types: the markup is known at build time, and the id is stripped to word characters.
const policy = globalThis.window?.trustedTypes?.createPolicy(TRUSTED_TYPES.logo, {
  createHTML: drawLogo,
});

/**
 * @param id - unique id of this instance of the logo
 * @returns the logo's markup
 */
export function logoMarkup(id: string): string | TrustedHTML {
  return policy ? policy.createHTML(id) : drawLogo(id);
}
