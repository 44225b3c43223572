import { OWN_LINKS, type OwnAddress } from '../../.generated/school/ownLinks';
import type { OwnPlace, OwnPurpose } from './ownPage';

/** A link to one of the school's own pages. */
export interface OwnLink {
  path: OwnAddress;
  label: string;
  showIn?: readonly OwnPlace[];
  /** Key of the navigation entry that the page comes after. */
  after?: string;
  purpose?: OwnPurpose;
}

/** @returns links to the pages that this place lists */
export function ownLinksIn(place: OwnPlace): readonly OwnLink[] {
  return OWN_LINKS.filter(({ showIn = [] }) => showIn.includes(place));
}

/** @returns the address of the page with this purpose; `undefined` if the school doesn't have one */
export function ownAddress(purpose: OwnPurpose): OwnAddress | undefined {
  return OWN_LINKS.find((link) => link.purpose === purpose)?.path;
}
