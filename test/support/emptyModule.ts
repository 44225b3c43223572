/** Stub for style sheets, which jsdom doesn't need. */
export default {};
