import { whenIdle } from '../prerendered/whenIdle';

/** How long after a pointer press the sections stay skipped, in ms. The click comes well before that. */
const SKIPPED_FOR = 1_000;

let restoring: number | undefined;

/**
 * Temporarily lets the browser skip rendering off-screen sections, so that a mode change styles and paints
 * only what's visible. Later, the skipped sections are restored one by one while the browser is idle.
 * Called on pointer down, before the change. Sections opt in with the class `render-near`.
 *
 * On the benchmark's slow phone, this cuts a mode change from 184 ms to 104 ms on a lesson, and from 144 ms to
 * 88 ms on a course (7 visits each, November 2026). The cost is a class on each section and 0.2 kB of code.
 * Remove this function when the benchmark no longer shows a difference. Sections aren't skipped
 * permanently, because full-page screenshots would then be blank outside the viewport.
 */
export function skipOffscreen(): void {
  // Visible sections aren't included because the browser would clip content that extends into the page's
  // margins.
  const sections = [...document.querySelectorAll<HTMLElement>('.render-near')].filter(isOffscreen);
  for (const section of sections) section.style.contentVisibility = 'auto';
  window.clearTimeout(restoring);
  restoring = window.setTimeout(() => restore(sections), SKIPPED_FOR);
}

function isOffscreen(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}

function restore([section, ...others]: readonly HTMLElement[]) {
  if (!section) return;
  whenIdle(() => {
    section.style.contentVisibility = '';
    restore(others);
  });
}
