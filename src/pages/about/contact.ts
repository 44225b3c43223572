import { brand } from '../../brand/brand';
import { isPlaceholderLink } from '../../brand/placeholders';

/** Profiles that the brand really has; a placeholder leads nowhere, so it isn't offered. */
export const PROFILES = (brand.social ?? []).filter(({ href }) => !isPlaceholderLink(href));

/** Whether the brand can be reached at all; otherwise the page has no Contact section. */
export const HAS_CONTACT = Boolean(brand.email) || PROFILES.length > 0;
