/** Texts of the panel with the visitor's finished app. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const yourApp = 'Deine fertige App';
export const takeItWithYou =
  'Öffne sie in voller Größe oder nimm sie mit: Die Datei funktioniert ohne diese Website, sogar offline.';
export const openFullWindow = 'In voller Größe öffnen';
export const downloadPage = 'Als .html herunterladen';

export const copyLink = 'Link kopieren';
export const linkCopied =
  'Link kopiert. Deine App steckt im Link selbst, deshalb wird nichts hochgeladen.';
export const copyingBlocked = 'Das Kopieren ist blockiert. Kopiere den Link aus dem Feld.';
/** Label of the field. */
export const linkToApp = 'Link zu deiner App';

// Why there's no link.
export const linkFailed =
  'Der Link konnte nicht erstellt werden. Lade stattdessen die Datei herunter.';
export const appTooLong = (characters: number) =>
  `Deine App ist zu lang für einen Link, denn der darf höchstens ${countOf(characters, 'Zeichen')} haben. Lade stattdessen die Datei herunter.`;
export const linksUnsupported =
  'Dieser Browser kann keine Links zu Apps erstellen. Aktualisiere ihn oder lade stattdessen die Datei herunter.';

export type Complete = Translated<
  typeof import('../en/finishedPage'),
  typeof import('./finishedPage')
>;
