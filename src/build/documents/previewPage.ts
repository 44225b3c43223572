import * as texts from '../../texts/en/framePages';
import { embeddable, framePage } from './framePage';

/**
 * Styles of the reader's full-size frame and of the outline that marks an element. Until it shows a page, the
 * preview is transparent, so that it doesn't flash white on a dark site.
 */
const STYLE = `
html, body { height: 100%; margin: 0; overflow: hidden; }
p { display: none; }
iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: white; visibility: hidden; }
iframe.shown { visibility: visible; z-index: 1; }
#marker { position: fixed; z-index: 2; box-sizing: border-box; border: 3px solid #d32f2f; outline: 2px solid white; pointer-events: none; }
#marker[hidden] { display: none; }
`;

/**
 * Returns the page that shows and checks readers' pages in nested frames, which inherit its CSP: inline code
 * is allowed, but requests, form submissions and embedded pages are blocked.
 *
 * @param frame - source of this page's script
 * @param kit - source of the script that runs first in every nested frame
 */
export function previewPage(frame: string, kit: string): string {
  const policy = [
    "default-src 'none'",
    // Readers' scripts are inline or blob URLs made from their files; the lesson's checks need `unsafe-eval`.
    "script-src 'unsafe-inline' 'unsafe-eval' blob:",
    // The guard against endless loops doesn't cover workers. Without this directive, script-src would allow
    // them.
    "worker-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'media-src data:',
    // Blocks frames with a URL, but not the preview's own nested frames, which use `srcdoc`.
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return framePage({
    title: texts.preview,
    policy,
    note: texts.previewNote,
    style: STYLE,
    embedded: { id: 'kit', code: kit },
    script: embeddable(frame),
  });
}
