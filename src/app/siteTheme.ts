import { SiteLink } from '../site/SiteLink';
import { createSiteTheme } from '../theme/theme';

export const siteTheme = createSiteTheme(SiteLink);
