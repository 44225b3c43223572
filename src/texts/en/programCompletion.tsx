/** Texts of a reader's progress in a program. */
import type { ReactNode } from 'react';

/** @param link - a link with the title of the next lesson */
export const nextLesson = (link: ReactNode) => <>Next: {link}</>;
