import { CONTACT_LINK } from '../../../../.generated/contactLinks';
import { brand } from '../../../../.generated/school/brand';
import { isPlaceholderLink } from '../../../brand/placeholders';

/** The brand's real social profiles, without placeholder links. */
export const PROFILES = (brand.social ?? []).filter(({ href }) => !isPlaceholderLink(href));

/** True if the school has any contact details. Otherwise, the Contact section is left out. */
export const HAS_CONTACT = Boolean(brand.email) || PROFILES.length > 0 || CONTACT_LINK !== null;
