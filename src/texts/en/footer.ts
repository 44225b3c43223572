/** Texts of the footer's columns (specification section 2, "Footer"). */

export const courses = 'Courses';
export const company = 'Company';
export const connect = 'Connect With Us';
/** Label of the links to the legal pages. */
export const legal = 'Legal';
