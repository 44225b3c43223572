/** Texts of the button that copies code. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Label of the button. `hidden` wraps what only screen readers say. */
export const copy = (hidden: (label: string) => ReactNode) => <>نسخ{hidden('\u00a0الكود')}</>;
/** Labels after a press. */
export const results = { copied: 'تم النسخ', failed: 'النسخ محظور' } as const;

export type Complete = Translated<typeof import('../en/copyButton'), typeof import('./copyButton')>;
