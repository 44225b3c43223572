/** Gives the document the mode that the page has chosen, where its author has made it for both. */
import type { Scheme } from '../protocol';

const FEATURE = /prefers-color-scheme\s*:\s*(light|dark)/gi;

/**
 * Answers scripts that ask for the mode, and resolves `light-dark()` and the browser's own colors by it. Media queries in
 * style sheets have been written out by the frame.
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
