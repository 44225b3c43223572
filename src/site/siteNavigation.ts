import { navigation } from '../school/navigation';
import { addOwnPages } from './addOwnPages';
import { ownLinksIn } from './ownLinks';

/** Navigation of the header and the side panel: the school's entries, and its own pages among them. */
export const NAVIGATION = addOwnPages(navigation, ownLinksIn('navigation'));
