// Not its address: the build gives the drawing (build/logoLoader.ts).
import drawing from '../brand/logo.svg';
import { LOGO_ID_PREFIX } from '../brand/logoIds';
import { TRUSTED_TYPES } from '../site/trustedTypes';

/** Gradients are found by their id, and the logo is on a page more than once. */
function drawLogo(id: string): string {
  return drawing.replaceAll(LOGO_ID_PREFIX, `${id.replaceAll(/\W/g, '')}-`);
}

// The drawing is known when the site is built: what comes in is no HTML, only letters of an id.
const policy = globalThis.window?.trustedTypes?.createPolicy(TRUSTED_TYPES.logo, {
  createHTML: drawLogo,
});

/**
 * @param id - told apart from that of every other logo on the page
 * @returns the logo's drawing
 */
export function logoMarkup(id: string): string | TrustedHTML {
  return policy ? policy.createHTML(id) : drawLogo(id);
}
