/** Texts of the header and of everything else that every page loads first. */

export const skipToContent = 'Skip to content';
export const loadingPage = 'Loading the page';
export const mainNavigation = 'Main';
export const openMenu = 'Open menu';
export const login = 'Login';
export const signUp = 'Sign Up';
/** Label of the links to the site's other languages. */
export const languages = 'Languages';
export const switchToLight = 'Switch to light mode';
export const switchToDark = 'Switch to dark mode';

/** The copyright line (specification section 2, "Footer"). */
export const copyright = (year: number, brand: string) => `© ${year} ${brand}. All rights reserved`;
