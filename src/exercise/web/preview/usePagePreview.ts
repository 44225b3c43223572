import { useEffect, useRef, useState, type RefObject } from 'react';
import { emptyResult, type RunResult } from '../../../sandbox/protocol';
import type { PreviewFiles, Scheme } from '../../../languages/page/protocol';
import type { Preview } from '../../../languages/page/Preview';
import { onceNearViewport } from '../../run/onceNearViewport';
import * as texts from '../../../texts/en/pagePreview';
import { PREVIEW_ADDRESS, previewModule } from './previewModule';
import { addEvent, EMPTY_LOG, type PreviewLog } from './previewLog';

/** Debounce delay for script changes, in ms, because half-typed code would fail. */
const SCRIPT_PAUSE = 350;

/** Minimum interval between renders for other changes, in ms, because a render takes time to finish. */
const RENDER_INTERVAL = 150;

const LOST_MESSAGES = {
  hung: texts.stoppedResponding,
  unavailable: texts.failed,
} as const;

export interface PagePreview {
  /** Ref for the element that the frame is added to. */
  host: RefObject<HTMLDivElement | null>;
  log: PreviewLog;
  /**
   * Checks the page with its current files. Never rejects.
   *
   * @param others - files to use instead
   */
  check: (checks: string, others?: Partial<PreviewFiles>) => Promise<RunResult>;
  /** Outlines the element at a path of child indexes; null removes the outline. */
  outline: (element: number[] | null) => void;
}

/**
 * Renders a page once it's near the viewport, and again whenever its files or color scheme change.
 *
 * @param title - accessible name of the frame
 */
export function usePagePreview(files: PreviewFiles, scheme: Scheme, title: string): PagePreview {
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview | null>(null);
  const latest = useRef({ files, scheme });
  /** Serialized input of the last render, to skip identical renders. */
  const renderedKey = useRef('');
  const renderedAt = useRef(-RENDER_INTERVAL);
  const [log, setLog] = useState(EMPTY_LOG);
  const { html, css, js } = files;

  const render = useRef(() => {
    const { files: newest, scheme: mode } = latest.current;
    const key = JSON.stringify([newest, mode]);
    if (preview.current === null || key === renderedKey.current) return;
    renderedKey.current = key;
    renderedAt.current = performance.now();
    preview.current.show(newest, mode);
  });

  useEffect(() => {
    const isScript = js !== latest.current.files.js;
    latest.current = { files: { html, css, js }, scheme };
    const pause = isScript
      ? SCRIPT_PAUSE
      : renderedAt.current + RENDER_INTERVAL - performance.now();
    if (pause <= 0) {
      render.current();
      return undefined;
    }
    const timer = window.setTimeout(() => render.current(), pause);
    return () => window.clearTimeout(timer);
  }, [html, css, js, scheme]);

  const open = useRef(async (): Promise<Preview | null> => {
    const { createPreview } = await previewModule.load();
    if (preview.current === null && host.current !== null) {
      preview.current = createPreview({
        address: PREVIEW_ADDRESS,
        host: host.current,
        title,
        onEvent: (event) => setLog((current) => addEvent(current, event)),
        onLost: (reason) => setLog({ ...EMPTY_LOG, notices: [LOST_MESSAGES[reason]] }),
      });
      renderedKey.current = '';
      render.current();
    }
    return preview.current;
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const stop = onceNearViewport(element, () => {
      void open
        .current()
        .catch(() => setLog({ ...EMPTY_LOG, notices: [LOST_MESSAGES.unavailable] }));
    });
    return () => {
      stop();
      preview.current?.dispose();
      preview.current = null;
    };
  }, []);

  async function check(checks: string, others?: Partial<PreviewFiles>): Promise<RunResult> {
    const opened = await open.current().catch(() => null);
    return opened?.check({ ...files, ...others }, checks) ?? emptyResult('unavailable');
  }

  return { host, log, check, outline: (element) => preview.current?.outline(element) };
}
