/** Texts of the side panel. */
import type { Translated } from '../translation';

export const menu = 'Menü';
export const closeMenu = 'Menü schließen';
export const home = 'Startseite';
export const whereYouLeftOff = 'Wo du aufgehört hast';
export const whereToStart = 'Wo du anfangen kannst';
export const continueLesson = 'Weiterlernen';
export const startFirstLesson = 'Lektion 1 starten';
/** Label of the list of pages that aren't in the navigation. */
export const more = 'Mehr';
export const glossary = 'Glossar';
export const review = 'Wiederholung';
export const studyPlanner = 'Lernplaner';

export type Complete = Translated<typeof import('../en/navPanel'), typeof import('./navPanel')>;
