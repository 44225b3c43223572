/**
 * Shows the learner's page. Replaces the old page only once the new one has loaded, so the preview doesn't
 * flicker.
 */
import type { TraceOptions } from '../../../sandbox/trace';
import * as texts from '../../../texts/en/page/frame';
import { USUAL, type Box, type PreviewEvent, type PreviewFiles, type Scheme } from '../protocol';
import { openDocument, type PreviewDocument } from './documents';

export interface Stage {
  /** Shows a page, and records its script's steps if `trace` says so. */
  show: (files: PreviewFiles, scheme: Scheme, trace?: TraceOptions) => void;
  /** Outlines the element at a path; null removes the outline. */
  outline: (path: number[] | null) => void;
}

const SHOWN = 'shown';

/**
 * Creates an empty stage.
 *
 * @param onEvent - receives the shown page's events
 */
export function createStage(onEvent: (event: PreviewEvent) => void): Stage {
  let shown: PreviewDocument | undefined;
  let latest = 0;
  let outlined: number[] | null = null;
  const marker = document.createElement('div');
  marker.id = 'marker';
  marker.hidden = true;
  document.body.append(marker);

  function show(files: PreviewFiles, scheme: Scheme, trace?: TraceOptions): void {
    latest += 1;
    const number = latest;
    const events: PreviewEvent[] = [];
    let isShown = false;
    void openDocument({
      files,
      rendering: { ...USUAL, scheme },
      isChecked: false,
      ...(trace ? { trace } : {}),
      // Buffers events until the page is shown, because a newer page might replace it first.
      onEvent: (event) => {
        if (isShown && number === latest) onEvent(event);
        else events.push(event);
      },
      onFound: (box) => {
        if (number === latest) mark(box);
      },
      onLeave: () => {
        if (number === latest) leave();
      },
    }).then((opened) => {
      if (number !== latest) {
        opened.remove();
        return;
      }
      shown?.remove();
      shown = opened;
      opened.frame.classList.add(SHOWN);
      isShown = true;
      onEvent({ kind: 'started' });
      for (const event of events) onEvent(event);
      opened.find(outlined);
    });
  }

  /**
   * Removes a page that navigated away, and tells the learner why. The CSP blocked the request, but the
   * browser's error page doesn't say that.
   */
  function leave(): void {
    shown?.remove();
    shown = undefined;
    mark(null);
    onEvent({ kind: 'notice', text: texts.leftPage });
  }

  function outline(path: number[] | null): void {
    outlined = path;
    if (path === null) mark(null);
    shown?.find(path);
  }

  function mark(box: Box | null): void {
    marker.hidden = box === null || outlined === null;
    if (box === null) return;
    marker.style.left = `${box.x}px`;
    marker.style.top = `${box.y}px`;
    marker.style.width = `${box.width}px`;
    marker.style.height = `${box.height}px`;
  }

  return { show, outline };
}
