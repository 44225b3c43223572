/** Texts of the About page's sections, except for events and for what's saved on the device. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf, formatDate } from './format';

/** Label above the title. */
export const label = 'Über uns';
/** Label of the links to the sections. */
export const onThisPage = 'Auf dieser Seite';
/** Names of the sections in the links. */
export const parts = {
  purpose: 'Unser Ziel',
  people: 'Team',
  events: 'Termine',
  storage: 'Deine Daten',
  blog: 'Blog',
  contact: 'Kontakt',
  careers: 'Karriere',
  questions: 'Fragen',
  accounts: 'Konten',
  accessibility: 'Barrierefreiheit',
  material: 'So entstehen Lektionen',
};

export const otherSchools = (link: (label: string) => ReactNode) => (
  <>
    Manches davon machen andere Schulen besser. Hier ist der {link('direkte Vergleich')}, mit
    Quellen.
  </>
);
export const seeLessons = 'Zu den Lektionen';

/** Labels of the facts about the site. The number, or the time, is above the label. */
export const lessonsFact = (count: number) =>
  count === 1 ? 'Lektion, offen für alle' : 'Lektionen, alle offen';
export const exercisesFact = 'Aufgaben, die deinen Code prüfen';
export const timeFact = 'zum Lesen und Üben';
export const coursesFact = (count: number) => (count > 1 ? 'Kurse zur Auswahl' : 'Kurs');
export const programsFact = (count: number) =>
  count === 1
    ? 'Programm, das Kurse in eine Reihenfolge bringt'
    : 'Programme, die Kurse in eine Reihenfolge bringen';

/** Example of an exercise and the results of its tests. The code above the results has `sum`. */
export const firstTry = 'Ein erster Versuch bei einer Aufgabe und das Feedback dazu.';
/** Before the text of a test. */
export const passed = 'bestanden';
export const failed = 'fehlgeschlagen';
export const passedTest = 'sum([5]) ist 5';
export const failedTest = 'sum([1, 2, 3]) sollte 6 sein, ist aber 3';

export const peopleTitle = 'Wer hier unterrichtet';
/** Label of a person's links. */
export const linksOf = (name: string) => `Links von ${name}`;

export const blogTitle = 'Aus dem Blog';
export const allPosts = 'Alle Beiträge';

export const contactTitle = 'Kontakt';
export const contactIntro =
  'Hast du eine Frage? Einen Fehler gefunden? Fehlt dir etwas? Schreib uns.';
/** Label of the links to the school's profiles on other sites. */
export const elsewhere = 'Anderswo';

export const jobsTitle = 'Arbeite bei uns';
export const hiring = (count: number) =>
  `Wir haben ${countOf(count, 'offene Stelle', 'offene Stellen')}.`;
export const seeJobs = (count: number) =>
  count === 1 ? 'Zur offenen Stelle' : 'Zu den offenen Stellen';

export const questionsTitle = 'Fragen';

export const accountsTitle = 'Konten';
/** If the Login and Sign Up buttons only open a note that says that there are no accounts. */
export const noAccounts =
  'Gibt es hier nicht. Die Buttons „Anmelden“ und „Registrieren“ öffnen nur einen Hinweis, dass es keine Konten gibt, und keine unserer Seiten fragt nach deinem Namen oder einem Passwort.';
/** The same for schools with a form that asks for a name. */
export const noAccountsButForms =
  'Gibt es hier nicht. Die Buttons „Anmelden“ und „Registrieren“ öffnen nur einen Hinweis, dass es keine Konten gibt, und keine unserer Seiten fragt nach einem Passwort.';
export const insteadOfAccounts =
  'Du brauchst kein Konto, denn dein Browser speichert deinen Fortschritt.';
export const moveProgress = (link: (label: string) => ReactNode) => (
  <>
    Wenn du deinen Fortschritt auf ein anderes Gerät übertragen willst,{' '}
    {link('erstelle einen Link')} und öffne ihn dort. Oder exportiere hier eine Datei und importiere
    sie dort.
  </>
);

export const accessibilityTitle = 'Barrierefreiheit';

/** When and in which browsers the software was last reviewed. */
interface Review {
  date: string;
  browser: string;
  otherBrowsers: readonly string[];
}

/**
 * @param isAaa - true if the colors of body text meet level AAA
 * @param review - the last review
 */
export const accessibility = (isAaa: boolean, { date, browser, otherBrowsers }: Review) => [
  {
    id: 'aim',
    text: isAaa
      ? 'Unser Ziel sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, auf jeder Seite, im hellen und im dunklen Modus. Beim Fließtext ist unser Ziel sogar der höhere Kontrast, den Stufe AAA verlangt.'
      : 'Unser Ziel sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, auf jeder Seite, im hellen und im dunklen Modus.',
  },
  {
    id: 'tested',
    text: 'Die Tests der Website laufen in einem Browser. Sie prüfen jede Art von Seite mit axe, im hellen und im dunklen Modus, auf schmalen und auf breiten Bildschirmen. Sie bedienen die Seiten nur mit der Tastatur und lesen jede Seite auch ohne JavaScript. Außerdem berechnen sie aus den Farben der Website den Kontrast.',
  },
  {
    id: 'reviewed',
    text: `Am ${formatDate(date)} wurde die Software hinter dieser Website in ${browser} durchgesehen: die Startseite, Lektionen mit Aufgaben, der Lernplaner, die Kurse und ein Probeinterview, nur mit der Tastatur, vorwärts und rückwärts, mit 400 % Zoom, mit mehr Abstand zwischen Zeilen, Wörtern und Buchstaben und mit erzwungenen Farben. Dazu gehörte auch, was der Browser einem Screenreader sagt, von der Aufgabe bis zum Ergebnis. Die wichtigsten Wege laufen in Tests auch in ${otherBrowsers.join(' und ')}.`,
  },
  {
    id: 'not-reviewed',
    text: 'Die Durchsicht nutzte Skripte, Bildschirmfotos und den Barrierefreiheitsbaum des Browsers. Ein Screenreader selbst, Sprachsteuerung und Safari auf einem Handy gehörten nicht dazu, und niemand, der auf Hilfsmittel angewiesen ist, nahm daran teil. Auch was die Schule seitdem hinzugefügt hat, etwa Beiträge, Bilder und eigene Seiten, wurde nicht durchgesehen.',
  },
  {
    id: 'not-tested',
    text: 'Automatische Tests finden nur einen Teil der Probleme. Von außen hat noch niemand die Website geprüft, deshalb behaupten wir nicht, dass sie die Richtlinien erfüllt.',
  },
  {
    id: 'limits',
    text: 'Bekannte Einschränkungen: Code ausführen und Aufgaben prüfen geht nur mit JavaScript, und lange Codezeilen musst du seitwärts scrollen. Wenn du den Abstand zwischen Buchstaben vergrößerst, können Linien in Diagrammen ihre Beschriftung berühren, und ein langer Wert in einer geschlossenen Auswahlliste ist abgeschnitten, bis du die Liste öffnest. Vorschauen zeigen die Seiten, die du schreibst, und deren Barrierefreiheit prüft niemand.',
  },
];

/** The link is the school's email address. */
export const reportBarrier = (link: ReactNode) => (
  <>
    Wenn bei dir etwas nicht funktioniert, schreib an {link}. Sag uns, auf welcher Seite du warst,
    was du versucht hast und welchen Browser und welche technischen Hilfsmittel du benutzt.
  </>
);
/** Subject of that email. */
export const barrierSubject = 'Barrierefreiheit';

export const materialTitle = 'Wie Lektionen entstehen und geprüft werden';
/** Summary of how lessons are checked. The details are collapsed below it. */
export const checked =
  'Jede Lektion muss dieselben Prüfungen bestehen, bevor sie veröffentlicht wird: Ihr Code läuft, ihre Aufgaben sind lösbar, und sie benutzt nichts, was du noch nicht gelernt hast.';

export const countingTitle = 'Wie Lektionen, Aufgaben und Stunden gezählt werden';
export const counting =
  'Lektionen, Aufgaben und Stunden werden jedes Mal neu gezählt, wenn die Website gebaut wird. Niemand trägt die Summen von Hand ein, und wir nennen nur, was es auch gibt.';

interface Range {
  from: number;
  to: number;
}

const range = ({ from, to }: Range) => `${from} bis ${to}`.replaceAll('.', ',');

/** How the time for a lesson is estimated. The ranges are words or lines per minute, or minutes. */
export const timeFormula = (pace: {
  words: Range;
  codeLines: Range;
  warmUp: Range;
  core: Range;
  stretch: Range;
  predict: Range;
  order: Range;
  check: Range;
  roundedTo: number;
}) =>
  [
    `Die Zeit für eine Lektion ist mit einer Formel geschätzt: ${range(pace.words)} Wörter pro Minute und ${range(pace.codeLines)} Zeilen Code pro Minute.`,
    `Wenn du in einer Aufgabe Code schreibst, rechnen wir mit ${range(pace.warmUp)} Minuten zum Aufwärmen, ${range(pace.core)} für eine normale Aufgabe und ${range(pace.stretch)} für eine Zusatzaufgabe.`,
    `Eine Ausgabe vorherzusagen dauert ${range(pace.predict)} Minuten, Zeilen zu ordnen ${range(pace.order)} und eine Frage zum Selbsttest ${range(pace.check)}.`,
    `Das Ergebnis wird auf volle ${pace.roundedTo} Minuten gerundet. Die Zeit für einen Kurs oder ein Programm ist die Summe aus den Zeiten der Lektionen.`,
  ].join(' ');

export const buildingTitle = 'Wann eine Seite nicht veröffentlicht wird';
export const building = [
  {
    id: 'files',
    text: 'Lektionen sind einfache Textdateien, die neben dem Code der Website liegen. Aus diesen Dateien werden die Seiten gebaut, und veröffentlicht wird erst, wenn jeder Fehler behoben ist.',
  },
  {
    id: 'path',
    text: 'Zu jeder Lektion gehört eine Liste der Begriffe und des Codes, die sie einführt. Der Build liest den ganzen Text und jede Zeile Code und bricht ab, wenn etwas benutzt wird, bevor es erklärt wurde. Aus den Listen entsteht auch das Glossar.',
  },
];

/** Above the list of rules below. */
export const buildStops = 'In diesen Fällen bricht der Build ab:';
export const buildRules = [
  {
    id: 'parts',
    text: 'Eine Lektion ist zu kurz oder zu lang, oder ihr fehlt etwas: ein Beispiel zum Ausprobieren, ein Bild, vier Aufgaben, Fragen zum Selbsttest oder eine Zusammenfassung.',
  },
  {
    id: 'exercises',
    text: 'Einer Aufgabe fehlen der Startcode, die Tests, ein Tipp, eine Lösung oder eine Erklärung.',
  },
  { id: 'syntax', text: 'Code, der laufen soll, hat einen Syntaxfehler.' },
  {
    id: 'taught',
    text: 'Eine Lektion benutzt einen Begriff oder einen Teil der Sprache, der noch nicht eingeführt wurde.',
  },
  {
    id: 'links',
    text: 'Eine Voraussetzung gibt es nicht, Voraussetzungen drehen sich im Kreis, oder ein Link ist kaputt, auch der von einer Frage zu ihrer Textstelle.',
  },
  {
    id: 'order',
    text: 'In einem Programm steht ein Kurs vor seinen Voraussetzungen, oder die Teile eines Kurses stehen in der falschen Reihenfolge.',
  },
  {
    id: 'words',
    text: 'Die Beschreibung eines Kurses oder Programms ist leer oder unfertig, oder sie verspricht etwas, das wir nicht halten können.',
  },
];

export const testingTitle = 'Was die Tests prüfen';
export const testRules = [
  { id: 'examples', text: 'Jedes Beispiel läuft und gibt aus, was auf der Seite steht.' },
  { id: 'solutions', text: 'Jede Lösung besteht alle Tests ihrer Aufgabe.' },
  {
    id: 'starters',
    text: 'Der Startcode einer Aufgabe scheitert an mindestens einem ihrer Tests.',
  },
];

export type Complete = Translated<
  typeof import('../en/aboutSections'),
  typeof import('./aboutSections')
>;
