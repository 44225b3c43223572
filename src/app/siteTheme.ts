import { SiteLink } from '../site/SiteLink';
import { createSiteTheme } from '../theme/theme';

/** The one theme of the application. */
export const siteTheme = createSiteTheme(SiteLink);
