/** Texts of the button that copies code. */
import type { ReactNode } from 'react';

/** Label of the button. `hidden` wraps what only screen readers say. */
export const copy = (hidden: (label: string) => ReactNode) => <>Copy{hidden('\u00a0code')}</>;
/** Labels after a press. */
export const results = { copied: 'Copied', failed: 'Copying is blocked' } as const;
