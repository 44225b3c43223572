import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PreviewWidth } from './PreviewControls';

/** A page isn't scaled down further than this, so that its text stays readable; the rest scrolls sideways. */
const MIN_SCALE = 0.8;

interface PreviewWindowProps {
  host: RefObject<HTMLDivElement | null>;
  width: PreviewWidth;
  /** Minimum height on the page, in px. */
  height: number;
}

/** Container of the preview's frame. If the selected width doesn't fit, the frame is scaled down and scrolls. */
export function PreviewWindow({ host, width, height }: PreviewWindowProps) {
  const container = useRef<HTMLDivElement>(null);
  const scaled = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const outer = container.current;
    const frame = scaled.current;
    if (!outer || !frame) return undefined;
    function fit() {
      if (!outer || !frame) return;
      const available = outer.clientWidth;
      const scale = width === 'full' ? 1 : Math.max(MIN_SCALE, Math.min(1, available / width));
      frame.style.width = width === 'full' ? '100%' : `${width}px`;
      frame.style.height = `${outer.clientHeight / scale}px`;
      frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    }
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    fit();
    return () => observer.disconnect();
  }, [width]);

  return (
    <Container ref={container} sx={{ minHeight: height }}>
      <div ref={scaled}>
        <Host ref={host} />
      </div>
    </Container>
  );
}

const Container = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  overflow: 'auto hidden',
  // Excludes the borders from the height, which is the height of the page.
  boxSizing: 'content-box',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
  // Out of flow, so that the frame's size can't resize the container it's measured from.
  position: 'relative',
  '& > div': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    transformOrigin: '0 0',
  },
}));

const Host = styled('div')(({ theme }) => ({
  height: '100%',
  // Seen until the page renders: the frame is transparent if its color scheme is the same as its document's.
  backgroundColor: theme.vars.palette.background.paper,
  '& > iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    colorScheme: 'light',
  },
}));
