import KeyboardTabRounded from '@mui/icons-material/KeyboardTabRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import * as texts from '../../texts/en/codeEditor';
import type { Editor } from './codeMirror';
import type { EditorLanguage } from './languages';
import { SYMBOLS } from './symbols';

interface SymbolKeysProps {
  editor: Editor;
  language: EditorLanguage;
}

/** Row of symbol keys above the on-screen keyboard. Shown on touch devices while the editor has focus. */
export function SymbolKeys({ editor, language }: SymbolKeysProps) {
  const bottom = useSyncExternalStore(watchViewport, coveredHeight);

  useEffect(() => {
    // `RunBar` uses this variable to stay above the row.
    document.documentElement.style.setProperty('--keyboard', `${bottom}px`);
  }, [bottom]);

  return (
    <Row
      role="toolbar"
      aria-label={texts.symbols}
      // Browsers make rows that scroll focusable, and its keys are only for touch.
      tabIndex={-1}
      style={{ bottom }}
      // Keeps focus in the editor, so that the on-screen keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
    >
      {SYMBOLS[language].map((symbol) => (
        <Key
          key={symbol}
          tabIndex={-1}
          aria-label={texts.symbolNames[symbol]}
          onClick={() => editor.insert(symbol)}
        >
          {symbol}
        </Key>
      ))}
      <Key
        tabIndex={-1}
        aria-label={texts.indent}
        onClick={() => editor.insert(language === 'python' ? '    ' : '  ')}
      >
        <KeyboardTabRounded fontSize="small" />
      </Key>
      <UndoKey tabIndex={-1} aria-label={texts.undo} onClick={() => editor.undo()}>
        <UndoRounded fontSize="small" />
      </UndoKey>
    </Row>
  );
}

function watchViewport(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
}

/** Returns how much of the layout viewport's height the keyboard covers, in px. */
function coveredHeight(): number {
  const { visualViewport, innerHeight } = window;
  if (!visualViewport) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

const Row = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  zIndex: theme.zIndex.appBar,
  overflowX: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // The `*` is required: without it, Emotion would add the row's own class to its parent's selector.
  '@media (pointer: coarse)': { '*:focus-within > &': { display: 'flex' } },
}));

const Key = styled(ButtonBase)(({ theme }) => ({
  flex: '0 0 auto',
  minWidth: 44,
  height: 44,
  fontFamily: 'var(--font-mono)',
  fontSize: '1.125rem',
  color: theme.vars.palette.text.primary,
}));

/** The undo key stays visible while the symbols scroll. */
const UndoKey = styled(Key)(({ theme }) => ({
  position: 'sticky',
  insetInlineEnd: 0,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
