/**
 * Matches windows too short for sticky bars below the header, such as a laptop's at a zoom of 400 % (WCAG 2.2, 1.4.10).
 * Phones in portrait are higher.
 */
export const SHORT = '@media (max-height: 22rem)';
