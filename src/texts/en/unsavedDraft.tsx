/** Notes at an editor whose code will be gone when the visitor leaves the page. */
import type { ReactNode } from 'react';

/** `link` makes a link to where visitors export and delete their saved work. */
export const noRoom = (link: (label: string) => ReactNode) => (
  <>
    This code isn't saved, because this browser's storage is full or blocked. Copy it before you
    leave, or {link('delete saved work to make room')}.
  </>
);
export const tooLong =
  "This code isn't saved, because it's too long. Copy it before you leave, or shorten it.";
