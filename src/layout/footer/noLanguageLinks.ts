/** Takes the place of `LanguageLinks.tsx` in sites with one language, which don't load its code. */
export function LanguageLinks() {
  return null;
}
