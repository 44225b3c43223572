import Button from '@mui/material/Button';
import { useState } from 'react';
import * as texts from '../../texts/en/copyButton';

interface CopyButtonProps {
  /** Called on click; returns the text to copy. */
  text: () => string;
}

/** Button that copies code, and shows whether it worked. */
export function CopyButton({ text }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

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
        {state === 'idle'
          ? texts.copy((label) => <span className="visually-hidden">{label}</span>)
          : texts.results[state]}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : texts.results[state]}
      </span>
    </span>
  );
}
