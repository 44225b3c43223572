import { useEffect, useRef, useState, type RefObject } from 'react';
import { emptyResult, type RunResult } from '../../sandbox/protocol';
import type { PreviewFiles, Scheme } from '../../sandbox/preview/protocol';
import type { Preview } from '../../sandbox/preview/Preview';
import { onceNearViewport } from '../run/onceNearViewport';
import { PREVIEW_ADDRESS, previewModule } from './previewModule';
import { addEvent, EMPTY_LOG, type PreviewLog } from './previewLog';

/** Pause in typing after which a changed script is run, ms: half-typed it fails, so it is given the time of a word. */
const SCRIPT_PAUSE = 350;

/** Other changes are drawn at once, but not sooner than this after the last drawing, ms: it may be under way still. */
const DRAWING = 150;

const LOST = {
  hung: 'The page stopped responding. Is there a loop that never ends?',
  unavailable: "The preview didn't load. Try again in a moment.",
} as const;

export interface PagePreview {
  /** Takes the frame. */
  host: RefObject<HTMLDivElement | null>;
  log: PreviewLog;
  /** Checks the page as it is now. Never rejects. */
  check: (checks: string) => Promise<RunResult>;
  /** Outlines an element; null takes the outline away. */
  outline: (element: number[] | null) => void;
}

/**
 * Draws a page, and draws it anew when its files change.
 *
 * @param title - accessible name of the frame
 */
export function usePagePreview(files: PreviewFiles, scheme: Scheme, title: string): PagePreview {
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview | null>(null);
  const latest = useRef({ files, scheme });
  /** What was drawn last: the same is not drawn twice. */
  const drawn = useRef('');
  const drawnAt = useRef(-DRAWING);
  const [log, setLog] = useState(EMPTY_LOG);
  const { html, css, js } = files;

  const draw = useRef(() => {
    const { files: newest, scheme: mode } = latest.current;
    const key = JSON.stringify([newest, mode]);
    if (preview.current === null || key === drawn.current) return;
    drawn.current = key;
    drawnAt.current = performance.now();
    preview.current.show(newest, mode);
  });

  useEffect(() => {
    const isScript = js !== latest.current.files.js;
    latest.current = { files: { html, css, js }, scheme };
    const pause = isScript ? SCRIPT_PAUSE : drawnAt.current + DRAWING - performance.now();
    if (pause <= 0) {
      draw.current();
      return undefined;
    }
    const timer = window.setTimeout(() => draw.current(), pause);
    return () => window.clearTimeout(timer);
  }, [html, css, js, scheme]);

  const open = useRef(async (): Promise<Preview | null> => {
    const { createPreview } = await previewModule.load();
    if (preview.current === null && host.current !== null) {
      preview.current = createPreview({
        address: PREVIEW_ADDRESS,
        host: host.current,
        title,
        onEvent: (event) => setLog((before) => addEvent(before, event)),
        onLost: (reason) => setLog({ ...EMPTY_LOG, notices: [LOST[reason]] }),
      });
      drawn.current = '';
      draw.current();
    }
    return preview.current;
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const stop = onceNearViewport(element, () => {
      void open.current().catch(() => setLog({ ...EMPTY_LOG, notices: [LOST.unavailable] }));
    });
    return () => {
      stop();
      preview.current?.dispose();
      preview.current = null;
    };
  }, []);

  async function check(checks: string): Promise<RunResult> {
    const opened = await open.current().catch(() => null);
    return opened?.check(files, checks) ?? emptyResult('unavailable');
  }

  return { host, log, check, outline: (element) => preview.current?.outline(element) };
}
