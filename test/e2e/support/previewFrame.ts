import type { Frame, Page } from '@playwright/test';
import type { RunResult } from '../../../src/sandbox/protocol';
import type { PreviewEvent, PreviewFiles } from '../../../src/languages/page/protocol';
import type { Site } from './test';

/**
 * A preview frame embedded in a page of the site. It receives the same messages that the site would send it.
 */
export interface PreviewFrame {
  /** Renders files and waits until their document has started to load. */
  show: (files: Partial<PreviewFiles>) => Promise<void>;
  /** Events that the current document has reported so far. */
  events: () => Promise<PreviewEvent[]>;
  check: (files: Partial<PreviewFiles>, checks: string) => Promise<RunResult>;
  /** Returns the innermost frame, which shows the reader's document. */
  shown: () => Frame;
}

/** Embeds a preview frame in a page. Engines' tabs can only `show` files and read `events`. */
export async function openPreviewFrame(page: Page, site: Pick<Site, 'url'>): Promise<PreviewFrame> {
  await page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts allow-forms');
        frame.src = address;
        const events: unknown[] = [];
        let settle: (result: unknown) => void = () => undefined;
        let start: () => void = () => undefined;
        addEventListener('message', ({ source, data }: MessageEvent<Record<string, unknown>>) => {
          if (source !== frame.contentWindow) return;
          if (data['kind'] === 'ready') resolve();
          // Skips height reports, which can arrive at any time and matter only to the page around the frame.
          const event = data['event'] as { kind: string } | undefined;
          if (data['kind'] === 'event' && event?.kind !== 'height') events.push(event);
          if (event?.kind === 'started') start();
          if (data['kind'] === 'result') settle(data['result']);
        });
        const post = (message: object): void =>
          frame.contentWindow?.postMessage({ to: 'preview', ...message }, '*');
        Object.assign(window, {
          testPreview: {
            events,
            show: (files: unknown) =>
              new Promise<void>((done) => {
                start = done;
                events.length = 0;
                post({ kind: 'show', files, scheme: 'light' });
              }),
            check: (files: unknown, checks: string) =>
              new Promise((done) => {
                settle = done;
                post({ kind: 'check', id: 1, files, checks });
              }),
          },
        });
        document.body.append(frame);
      }),
    site.url('/preview.html'),
  );
  const withDefaults = (files: Partial<PreviewFiles>): PreviewFiles => ({
    html: '',
    css: '',
    js: '',
    ...files,
  });
  return {
    show: (files) =>
      page.evaluate(
        (previewFiles) => (window as unknown as TestWindow).testPreview.show(previewFiles),
        withDefaults(files),
      ),
    events: () => page.evaluate(() => (window as unknown as TestWindow).testPreview.events),
    check: (files, checks) =>
      page.evaluate(
        ([previewFiles, source]) =>
          (window as unknown as TestWindow).testPreview.check(previewFiles, source),
        [withDefaults(files), checks] as const,
      ),
    shown: () => {
      const frames = page.frames().filter((frame) => frame.url().startsWith('about:srcdoc'));
      const last = frames.at(-1);
      if (last === undefined) throw new Error('The preview shows no document.');
      return last;
    },
  };
}

interface TestWindow {
  testPreview: {
    events: PreviewEvent[];
    show: (files: PreviewFiles) => Promise<void>;
    check: (files: PreviewFiles, checks: string) => Promise<RunResult>;
  };
}
