import { embeddable, framePage } from './framePage';

/** What the page draws itself: the reader's page over all of it, and the outline of an element. */
const STYLE = `
html, body { height: 100%; margin: 0; background: white; overflow: hidden; }
p { display: none; }
iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: white; visibility: hidden; }
iframe.shown { visibility: visible; z-index: 1; }
#marker { position: fixed; z-index: 2; box-sizing: border-box; border: 3px solid #d32f2f; outline: 2px solid white; pointer-events: none; }
#marker[hidden] { display: none; }
`;

/**
 * The page that shows and checks readers' pages. Its policy goes on to the frames within: a reader's page is all inline, and
 * nothing is fetched, sent or opened from anywhere.
 *
 * @param frame - the script of this page
 * @param kit - the script that runs first in every frame within, as text
 */
export function previewPage(frame: string, kit: string): string {
  const policy = [
    "default-src 'none'",
    // Inline scripts are the reader's page itself, and so are files that the page makes of them; `unsafe-eval` is for the author's checks.
    "script-src 'unsafe-inline' 'unsafe-eval' blob:",
    // Or it would be what scripts may be, and no guard looks after the loops of a worker.
    "worker-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'media-src data:',
    // A frame that is given its document as text, as those within are, needs no permission.
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return framePage({
    title: 'Preview',
    policy,
    note: "This page shows the pages you write in the lessons. It's only useful inside a lesson.",
    style: STYLE,
    handedOn: { id: 'kit', code: kit },
    script: embeddable(frame),
  });
}
