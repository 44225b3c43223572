/** Labels in the footer's Company list (specification section 2, "Footer"). */

export const about = 'About Us';
export const careers = 'Careers';
export const blog = 'Blog';
export const contact = 'Contact Us';
