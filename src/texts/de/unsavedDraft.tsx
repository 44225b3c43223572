/** Notes at an editor whose code will be gone when the visitor leaves the page. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** `link` makes a link to where visitors export and delete their saved work. */
export const noRoom = (link: (label: string) => ReactNode) => (
  <>
    Dieser Code ist nicht gespeichert, weil der Speicher dieses Browsers voll oder gesperrt ist.
    Kopiere ihn, bevor du die Seite verlässt, oder{' '}
    {link('lösche Gespeichertes, um Platz zu schaffen')}.
  </>
);
export const tooLong =
  'Dieser Code ist nicht gespeichert, weil er zu lang ist. Kopiere ihn, bevor du die Seite verlässt, oder kürze ihn.';

export type Complete = Translated<
  typeof import('../en/unsavedDraft'),
  typeof import('./unsavedDraft')
>;
