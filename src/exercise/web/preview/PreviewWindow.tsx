import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PreviewWidth } from './PreviewControls';

/**
 * Minimum scale of a page, so that its text stays readable. Pages that don't fit at this scale scroll
 * sideways.
 */
const MIN_SCALE = 0.8;

interface PreviewWindowProps {
  host: RefObject<HTMLDivElement | null>;
  width: PreviewWidth;
  /** Minimum height of the window, without its borders, in px. */
  height: number;
}

/**
 * Container for the preview's frame. If the selected width doesn't fit, it scales the frame down, and scrolls
 * if the frame still doesn't fit at the minimum scale.
 */
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
  // Excludes the borders from `minHeight`, so that the page gets all of it.
  boxSizing: 'content-box',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
  // The frame is out of flow, so that it can't resize the container, whose size determines the frame's size.
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
  // Background until the page renders: an iframe is transparent if its color scheme matches that of the
  // document it contains.
  backgroundColor: theme.vars.palette.background.paper,
  '& > iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    colorScheme: 'light',
  },
}));
