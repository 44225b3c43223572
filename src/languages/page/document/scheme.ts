/** Applies the preview's light or dark mode to a document that supports both. */
import type { Scheme } from '../protocol';

const FEATURE = /prefers-color-scheme\s*:\s*(light|dark)/gi;

/**
 * Applies light or dark mode to `matchMedia`, `light-dark()`, and system colors. The frame has already
 * rewritten the media queries in style sheets.
 */
export function applyScheme(scheme: Scheme): void {
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    match(
      query.replace(FEATURE, (_all, asked: string) =>
        asked.toLowerCase() === scheme ? 'min-width: 0px' : 'max-width: 0px',
      ),
    );
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('DOMContentLoaded', () => {
    const meta = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content');
    const declared = getComputedStyle(document.documentElement).colorScheme;
    const schemes = declared === 'normal' ? (meta ?? '') : declared;
    if (schemes.includes('light') && schemes.includes('dark')) {
      sheet.replaceSync(`:root { color-scheme: only ${scheme} !important }`);
    }
  });
}
