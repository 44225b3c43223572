import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Code of more lines is shown in a window of as many as a phone has room for. */
const LONG = 40;
const WINDOW = 18;

/** What lessons write where the reader's lines go. */
const OWN_PART = /your code/i;

interface LongCodeProps {
  text: string;
  /** Changes when another field takes over, at the same place. */
  field: unknown;
  /** The field for the code; its lines are `--code-line` high. */
  children: ReactNode;
}

/** Folds long code, most of which comes from earlier parts, around the lines that the reader writes; a button opens all of it. */
export function LongCode({ text, field, children }: LongCodeProps) {
  const lines = text.split('\n');
  const [ownPart] = useState(() => lines.findIndex((line) => OWN_PART.test(line)));
  const [isLong] = useState(lines.length > LONG && ownPart >= 0);
  const [isOpen, setOpen] = useState(false);
  const window = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const isFolded = isLong && !isOpen;

  useLayoutEffect(() => {
    const { current } = window;
    if (!isFolded || !current) return;
    // A few lines above it say where it belongs.
    current.scrollTop = ((ownPart - WINDOW / 3) / lines.length) * current.scrollHeight;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing must not scroll
  }, [isFolded, ownPart]);

  useLayoutEffect(() => {
    if (field !== undefined && window.current) window.current.scrollTop = scrolled.current;
  }, [field]);

  return (
    <>
      <Window
        ref={window}
        isFolded={isFolded}
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop;
        }}
      >
        {children}
      </Window>
      {isLong ? (
        <Bar className="js-only screen-only">
          <Button size="small" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer lines' : `Show all ${lines.length} lines`}
          </Button>
        </Bar>
      ) : null}
    </>
  );
}

const Window = styled('div', { shouldForwardProp: (name) => name !== 'isFolded' })<{
  isFolded: boolean;
}>({
  variants: [
    {
      props: { isFolded: true },
      style: {
        '@media screen': {
          'html.js &': {
            maxHeight: `calc(${WINDOW} * var(--code-line, 1.375rem))`,
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
