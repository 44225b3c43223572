import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  /** Gives the text at the time of the click. */
  text: () => string;
  /** What the button copies, for those who hear it without its surroundings. */
  name?: string;
}

const MESSAGES = { idle: 'Copy', copied: 'Copied', failed: 'Copying is blocked' };

/** Copies a text and says on itself whether that worked. */
export function CopyButton({ text, name = 'code' }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      // Without https, or without leave, there is no clipboard.
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
