/** Texts of the section about a course's project. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const title = 'Das Projekt';
/** @param lesson - link with the lesson's title */
export const builtIn = (lesson: ReactNode) => (
  <>Dieses Projekt baust du in der letzten Lektion: {lesson}</>
);
export const practice = (mockLink: (label: string) => ReactNode) => (
  <>Auf Zeit üben kannst du in {mockLink('Probeinterviews')}, so oft du willst</>
);
/** Heading of the project's acceptance criteria, which are sentences. */
export const doneWhen = 'Fertig bist du, wenn das stimmt';

export type Complete = Translated<
  typeof import('../en/courseProject'),
  typeof import('./courseProject')
>;
