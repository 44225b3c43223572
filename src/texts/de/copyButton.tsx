/** Texts of the button that copies code. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Label of the button. `hidden` wraps what only screen readers say. */
export const copy = (hidden: (label: string) => ReactNode) => (
  <>Kopieren{hidden('\u00a0des Codes')}</>
);
/** Labels after a press. */
export const results = { copied: 'Kopiert', failed: 'Kopieren ist gesperrt' } as const;

export type Complete = Translated<typeof import('../en/copyButton'), typeof import('./copyButton')>;
