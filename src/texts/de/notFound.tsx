/** Texts of the page that's shown at an address without a page. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Title of the page, for the browser's tab. */
export const title = 'Seite nicht gefunden';
export const description =
  'Diese Seite gibt es nicht. Hier sind ähnliche Seiten und ein Link zur Startseite.';

/** The label is the status code, above the heading. */
export const label = '404';
export const heading = 'Diese Seite gibt es nicht';
/** Before one of the two texts after it. The path is the requested one. */
export const askedFor = (path: ReactNode) => <>Du wolltest zu {path}.</>;
export const movedOrTypo =
  'Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.';
/** At the address of the Careers page, if the school has none. */
export const noOpenings = (link: (label: string) => ReactNode) => (
  <>
    Hier sind keine Stellen ausgeschrieben. Was wir unterrichten, siehst du unter{' '}
    {link('Programme')}.
  </>
);

/** Above the name of the page that the visitor probably meant. */
export const didYouMean = 'Meintest du diese Seite?';
export const thisMayHelp = 'Diese Seite hilft vielleicht:';
export const findLesson = 'Eine Lektion finden:';
/** Above the other pages that the visitor may have meant. */
export const orTry = (count: number) =>
  count === 1 ? 'Oder vielleicht diese Seite:' : 'Oder vielleicht eine von diesen:';

export const home = 'Startseite';
export const search = 'Website durchsuchen';
export const searchFailed = 'Suche nicht verfügbar. Neu laden';

/** Words that don't tell similar addresses apart, in lowercase, with `ue` for `ü`. */
export const linkingWords =
  `aber als am an auf aus bei beim das dem den der des die ein eine einem einen einer eines es fuer im in ist mit nach
  oder so und vom von vor wie zu zum zur`.split(/\s+/);

/** Names of the pages that can be suggested. */
export const pages = {
  tutorials: 'Tutorials',
  courses: 'Kurse',
  programs: 'Programme',
  about: 'Über uns',
  glossary: 'Glossar',
  review: 'Wiederholung',
  planner: 'Lernplaner',
};

export type Complete = Translated<typeof import('../en/notFound'), typeof import('./notFound')>;
