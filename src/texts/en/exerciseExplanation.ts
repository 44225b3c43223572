/** Texts around the explanation of an exercise's solution. */

/** Label for screen readers. */
export const explanation = 'Explanation';
export const whyItWorks = 'Why it works';
