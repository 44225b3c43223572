import KeyboardTabRounded from '@mui/icons-material/KeyboardTabRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import type { WebLanguage } from '../../content/lesson';
import type { Editor } from './codeMirror';
import { SYMBOL_NAMES, SYMBOLS } from './symbols';

interface SymbolKeysProps {
  editor: Editor;
  language: WebLanguage;
}

/** A row of keys above a phone's keyboard; shown by the style sheet where fingers point and the editor has the focus. */
export function SymbolKeys({ editor, language }: SymbolKeysProps) {
  const bottom = useSyncExternalStore(watchViewport, coveredHeight);

  useEffect(() => {
    // The bar with the main button is above this row (`RunBar`).
    document.documentElement.style.setProperty('--keyboard', `${bottom}px`);
  }, [bottom]);

  return (
    <Row
      role="toolbar"
      aria-label="Symbols"
      style={{ bottom }}
      // The field keeps the focus, and the phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
    >
      {SYMBOLS[language].map((symbol) => (
        <Key
          key={symbol}
          tabIndex={-1}
          aria-label={SYMBOL_NAMES[symbol]}
          onClick={() => editor.insert(symbol)}
        >
          {symbol}
        </Key>
      ))}
      <Key tabIndex={-1} aria-label="Indent" onClick={() => editor.insert('  ')}>
        <KeyboardTabRounded fontSize="small" />
      </Key>
      <Key tabIndex={-1} aria-label="Undo" onClick={() => editor.undo()}>
        <UndoRounded fontSize="small" />
      </Key>
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

/** How much of the layout's lower end the keyboard covers, px. */
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
  // With a bare `:focus-within` the selector would ask for the row's own class on its parent.
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
