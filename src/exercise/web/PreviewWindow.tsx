import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Scheme } from '../../sandbox/preview/protocol';
import type { PreviewWidth } from './PreviewControls';

interface PreviewWindowProps {
  host: RefObject<HTMLDivElement | null>;
  width: PreviewWidth;
  /** In the lesson, px. */
  height: number;
  /** Of the page in it. */
  scheme: Scheme;
}

/** The window of the page. It has the width that was chosen; where the lesson is narrower, it is drawn smaller. */
export function PreviewWindow({ host, width, height, scheme }: PreviewWindowProps) {
  const ground = useRef<HTMLDivElement>(null);
  const sized = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const around = ground.current;
    const frame = sized.current;
    if (!around || !frame) return undefined;
    function fit() {
      if (!around || !frame) return;
      const room = around.clientWidth;
      const scale = width === 'full' ? 1 : Math.min(1, room / width);
      frame.style.width = width === 'full' ? '100%' : `${width}px`;
      frame.style.height = `${around.clientHeight / scale}px`;
      frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    }
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    fit();
    return () => observer.disconnect();
  }, [width]);

  return (
    <Ground ref={ground} sx={{ minHeight: height }}>
      <div ref={sized} style={GROUNDS[scheme]}>
        <Host ref={host} />
      </div>
    </Ground>
  );
}

/** As browsers paint an empty page, so that the window does not flash while the page is drawn. */
const GROUNDS = {
  light: { colorScheme: 'light', backgroundColor: 'Canvas' },
  dark: { colorScheme: 'dark', backgroundColor: 'Canvas' },
} as const;

const Ground = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  overflow: 'hidden',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
  // Out of the flow, so that the window's size never makes room for itself.
  position: 'relative',
  '& > div': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    transformOrigin: '0 0',
  },
}));

const Host = styled('div')({
  height: '100%',
  '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
});
