/** Texts at the top of the home page. */
import type { Translated } from '../translation';

/** Heading for returning readers. */
export const greeting = 'Willkommen zurück';
/** A colon and the lesson's title follow. */
export const startFirstLesson = 'Erste Lektion starten';
export const seeCourses = 'Kurse ansehen';

// Each label continues its value: „12 Lektionen“, „sofort verfügbar“.
export const lessonsLabel = 'sofort verfügbar';
export const exercisesLabel = 'im Browser geprüft';
export const timeLabel = 'für alle Kurse';
export const installation = 'Keine Installation';
export const installationLabel = 'läuft in jedem modernen Browser';

export type Complete = Translated<typeof import('../en/homeHero'), typeof import('./homeHero')>;
