/** Replaces a style sheet, which jsdom has no use for. */
export default {};
