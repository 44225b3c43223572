import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as texts from '../../texts/en/codeBox';

/** Code with more lines than this is collapsed. */
const MAX_LINES = 40;

/** Visible lines of collapsed code; they fit on a phone. */
const VISIBLE_LINES = 18;

/** Matches the comment that marks where the reader writes code. */
const READER_MARKER = /your code/i;

interface LongCodeProps {
  text: string;
  /**
   * True for code from the lesson, which is collapsed even if the reader doesn't have to write anything in
   * it.
   */
  isGiven: boolean;
  /** Changes when the editor replaces the text area, so that the scroll position can be restored. */
  field?: unknown;
  /** Code field with a line height of `--code-line`. */
  children: ReactNode;
}

/**
 * Collapses long code to the lines around the place where the reader writes code, because most of the rest
 * comes from earlier parts of a project. If there's no such place, it shows the first lines. A button expands
 * it.
 */
export function LongCode({ text, isGiven, field, children }: LongCodeProps) {
  const lines = text.split('\n');
  const [markerLine] = useState(() => lines.findIndex((line) => READER_MARKER.test(line)));
  const [isLong] = useState(lines.length > MAX_LINES && (isGiven || markerLine >= 0));
  const [isExpanded, setExpanded] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const isCollapsed = isLong && !isExpanded;

  useLayoutEffect(() => {
    const { current } = viewport;
    if (!isCollapsed || !current) return;
    // Keeps a few lines of context above the place where the reader writes code.
    current.scrollTop = ((markerLine - VISIBLE_LINES / 3) / lines.length) * current.scrollHeight;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing must not scroll
  }, [isCollapsed, markerLine]);

  useLayoutEffect(() => {
    if (field !== undefined && viewport.current) viewport.current.scrollTop = scrollTop.current;
  }, [field]);

  return (
    <>
      <Viewport
        ref={viewport}
        isCollapsed={isCollapsed}
        onScroll={({ currentTarget }) => {
          scrollTop.current = currentTarget.scrollTop;
        }}
      >
        {children}
      </Viewport>
      {isLong ? (
        <Bar className="js-only screen-only">
          <Button size="small" onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? texts.showFewerLines : texts.showAllLines(lines.length)}
          </Button>
        </Bar>
      ) : null}
    </>
  );
}

const Viewport = styled('div', { shouldForwardProp: (name) => name !== 'isCollapsed' })<{
  isCollapsed: boolean;
}>({
  variants: [
    {
      props: { isCollapsed: true },
      style: {
        '@media screen': {
          'html.js &': {
            maxHeight: `calc(${VISIBLE_LINES} * var(--code-line, 1.375rem))`,
            overflowY: 'auto',
          },
        },
      },
    },
  ],
});

const Bar = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
