import { useEffect, useRef, useState, type RefObject } from 'react';
import type { TraceOptions } from '../../../sandbox/trace';
import type {
  CheckedPage,
  PageTurn,
  PreviewEvent,
  PreviewFiles,
  Scheme,
} from '../../../languages/page/protocol';
import { createPreview, emptyCheck, type Preview } from '../../../languages/page/Preview';
import { onceInView } from '../../run/onceInView';
import { BASE_PATH } from '../../../site/basePath';
import * as texts from '../../../texts/en/pagePreview';
import { addEvent, EMPTY_LOG, type PreviewLog } from './previewLog';

const PREVIEW_ADDRESS = `${BASE_PATH}preview.html`;

/** Debounce delay for script changes, in ms, because half-typed code would fail. */
const SCRIPT_PAUSE = 350;

/** Minimum interval between renders for other changes, in ms, because a render takes time to finish. */
const RENDER_INTERVAL = 150;

/** Distance from the viewport at which a preview starts to load. */
const NEAR = '300px';

const LOST_MESSAGES = {
  hung: texts.stoppedResponding,
  unavailable: texts.failed,
} as const;

/** Records what the page's script does. */
export interface Recording {
  trace: TraceOptions;
  /** Called when the page is rendered, also in another color mode. */
  onStart: () => void;
  onTurn: (turn: PageTurn) => void;
  /** Called when the page's files change, or if it stops responding. */
  onEnd: () => void;
}

interface CheckOptions {
  files?: Partial<PreviewFiles>;
  trace?: TraceOptions;
}

export interface PagePreview {
  /** Ref for the element that the frame is added to. */
  host: RefObject<HTMLDivElement | null>;
  log: PreviewLog;
  /**
   * Checks the page with its current files. Never rejects.
   *
   * @param options - files to use instead, and what to record of one of the checks
   */
  check: (checks: string, options?: CheckOptions) => Promise<CheckedPage>;
  /** Renders the page again and records it. Returns a function that ends the recording. */
  record: (recording: Recording) => () => void;
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
  /** The recording of the page, and the files that it's of. */
  const recorded = useRef<{ recording: Recording; files: string } | null>(null);
  const [log, setLog] = useState(EMPTY_LOG);
  const { html, css, js } = files;

  const endRecording = useRef(() => {
    recorded.current?.recording.onEnd();
    recorded.current = null;
  });

  const render = useRef(() => {
    const { files: newest, scheme: mode } = latest.current;
    const key = JSON.stringify([newest, mode]);
    if (preview.current === null || key === renderedKey.current) return;
    renderedKey.current = key;
    renderedAt.current = performance.now();
    if (recorded.current && recorded.current.files !== JSON.stringify(newest)) {
      endRecording.current();
    }
    preview.current.show(newest, mode, recorded.current?.recording.trace);
  });

  function receive(event: PreviewEvent) {
    if (event.kind === 'turn') recorded.current?.recording.onTurn(event.turn);
    if (event.kind === 'started') recorded.current?.recording.onStart();
    setLog((current) => addEvent(current, event));
  }

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

  const open = useRef((): Preview | null => {
    if (preview.current === null && host.current !== null) {
      preview.current = createPreview({
        address: PREVIEW_ADDRESS,
        host: host.current,
        title,
        onEvent: receive,
        onLost: (reason) => {
          endRecording.current();
          setLog({ ...EMPTY_LOG, notices: [LOST_MESSAGES[reason]] });
        },
      });
      renderedKey.current = '';
      render.current();
    }
    return preview.current;
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const stop = onceInView(element, NEAR, () => void open.current());
    return () => {
      stop();
      preview.current?.dispose();
      preview.current = null;
    };
  }, []);

  async function check(
    checks: string,
    { files: others, trace }: CheckOptions = {},
  ): Promise<CheckedPage> {
    const checked = open.current()?.check({ ...files, ...others }, checks, trace);
    return (await checked) ?? emptyCheck('unavailable');
  }

  function record(recording: Recording): () => void {
    recorded.current = { recording, files: JSON.stringify(files) };
    latest.current = { files, scheme };
    renderedKey.current = '';
    open.current();
    render.current();
    return () => {
      if (recorded.current?.recording === recording) recorded.current = null;
    };
  }

  return { host, log, check, record, outline: (element) => preview.current?.outline(element) };
}
