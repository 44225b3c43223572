import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  /** Called on click; returns the text to copy. */
  text: () => string;
  /** What the button copies, for its accessible name. */
  name?: string;
}

const MESSAGES = { idle: 'Copy', copied: 'Copied', failed: 'Copying is blocked' };

/** Button that copies text, and shows whether it worked. */
export function CopyButton({ text, name = 'code' }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      // The clipboard needs HTTPS and permission.
      setState('failed');
    }
  }

  return (
    <span className="js-only screen-only" onBlur={() => setState('idle')}>
      <Button size="small" onClick={() => void copy()}>
        {MESSAGES[state]}
        {state === 'idle' ? <span className="visually-hidden">&nbsp;{name}</span> : null}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : MESSAGES[state]}
      </span>
    </span>
  );
}
