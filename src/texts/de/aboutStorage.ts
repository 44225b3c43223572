/** Texts of the About page's section about what's saved on the device. */
import type { Translated } from '../translation';
import { formatList } from '../intlFormat';
import { countOf } from './format';

export const title = 'Was auf deinem Gerät gespeichert ist';
export const intro =
  'Was du hier machst, gehört dir. Dein Browser speichert erst etwas, wenn es etwas zu speichern gibt, und du kannst deine Daten jederzeit exportieren oder löschen.';

/** Summary of the stored data in everyday words. The list of entries below has the details. */
export const storedPlainly = (hasInterviews: boolean) => [
  {
    id: 'progress',
    text: 'Dein Fortschritt: geöffnete und erledigte Lektionen, bestandene Aufgaben, Code, den du geschrieben hast, gemerkte Lektionen und die Stelle, an der du aufgehört hast.',
  },
  {
    id: 'reviews',
    text: hasInterviews
      ? 'Deine Wiederholungen und Probeinterviews: was du geantwortet hast und wann jede Frage wieder fällig ist.'
      : 'Deine Wiederholungen: was du geantwortet hast und wann jede Frage wieder fällig ist.',
  },
  ...(hasInterviews
    ? [{ id: 'voice', text: 'Deine Stimme in Probeinterviews, wenn du sie aufnehmen willst.' }]
    : []),
  { id: 'plan', text: 'Dein Lernplan, sobald du einen startest.' },
  {
    id: 'settings',
    text: 'Deine Einstellungen: heller oder dunkler Modus und ob die Taste / die Suche öffnet.',
  },
  {
    id: 'pages',
    text: 'Seiten, die du geöffnet oder gespeichert hast, damit sie offline funktionieren.',
  },
];

/** Who can see the data: either the first sentence and the last one, or all the others. */
export const sentNowhere =
  'All diese Daten bleiben in diesem Browser. Sie werden weder an uns noch an andere geschickt, und es gibt keine Cookies und keine Besuchsstatistik.';
export const savedHere = 'All diese Daten werden in diesem Browser gespeichert.';
/** Hosts are domain names of other companies. */
export const otherHosts = (hosts: readonly string[]) =>
  `Manche Seiten nutzen auch ${formatList(hosts)}. Dort sieht man, dass du hier bist, und kann Besuche zählen oder Cookies setzen.`;
export const hostsIfAllowed = (hosts: readonly string[]) =>
  `Nur wenn du es erlaubst, nutzen Seiten ${formatList(hosts)}. Dort sieht man dann, dass du hier bist. Wofür, steht in den Datenschutzeinstellungen.`;
export const sentForms = (hosts: readonly string[]) =>
  `Was du in ein Formular schreibst, geht erst an ${formatList(hosts)}, wenn du es abschickst.`;
export const server =
  'Der Server, von dem diese Seiten kommen, sieht wie jeder Webserver, welche Dateien dein Browser abruft.';

/** Replaces the buttons if JavaScript is off. */
export const withoutScript =
  'Wenn JavaScript ausgeschaltet ist, wird nichts gespeichert. Was bei einem früheren Besuch gespeichert wurde, löschst du in den Einstellungen deines Browsers bei den Websitedaten.';

export const controlsTitle = 'Fortschritt übertragen oder löschen';
export const controlsIntro =
  'Wenn du deinen Fortschritt auf ein anderes Gerät übertragen willst, öffne dort den Link mit deinem Fortschritt. Oder exportiere hier eine Datei und importiere sie dort.';
/** Follows the introduction if the school has mock interviews. */
export const recordingsStay =
  'Sprachaufnahmen aus Probeinterviews sind weder im Link noch in der Datei: Sie bleiben auf diesem Gerät.';
export const showData = 'Daten anzeigen';
export const exportProgress = 'Daten exportieren';
export const importProgress = 'Daten importieren';
export const moveProgress = 'Auf anderes Gerät übertragen';
export const deleteProgress = 'Löschen';
export const undoImport = 'Import rückgängig machen';
export const undoDeletion = 'Löschen rückgängig machen';

/** Warnings about storage problems. */
export const storageClosed =
  'Dein Browser lässt diese Website nichts speichern. Wenn du die Seite verlässt, geht alles verloren, was du gemacht hast.';
export const notices = {
  'set-aside':
    'Deinen gespeicherten Fortschritt konnten wir nicht lesen. Er wurde beiseitegelegt und steht unten in der Liste. Gelöscht wurde nichts.',
  'not-saved':
    'Ein Teil von dem, was du gemacht hast, konnte nicht gespeichert werden: Der Speicher ist gesperrt oder voll, ein Stück Code ist zu lang, oder die Daten stammen aus einer neueren Version dieser Website. Exportiere deinen Fortschritt, bevor du die Seite verlässt.',
};

/** Questions before an import and a deletion, with their buttons. */
export const importLink = 'Den Fortschritt aus diesem Link importieren?';
export const importFile = 'Diese Datei importieren?';
export const confirmImport = 'Importieren';
/** Button that imports what would be skipped because it's dated in the future, too. */
export const includeFuture = (count: number) =>
  count === 1 ? 'Auch den übersprungenen Eintrag' : `Auch die ${count} übersprungenen Einträge`;
export const changeNothing = 'Nichts ändern';
export const deleteAll =
  'Deinen Fortschritt, die Wahl zwischen hell und dunkel und die gespeicherten Seiten aus diesem Browser löschen?';
export const deleteNote =
  'Eine Kopie deines Fortschritts bleibt 30 Tage hier, damit du das rückgängig machen kannst. Diese Kopie kannst du auch gleich löschen.';
/** Follows the note if there are recordings. */
export const recordingsGone =
  'Sprachaufnahmen sind nicht in der Kopie: Sie werden endgültig gelöscht.';
export const confirmDelete = 'Alles löschen';
export const keepEverything = 'Alles behalten';

/** The same questions if there's no room for a copy. The note is for both. */
export const noRoomNote =
  'Im Speicher dieses Browsers ist nicht genug Platz für eine Kopie von dem, was sich ändern würde. Du könntest es also nicht rückgängig machen. Exportiere vorher deinen Fortschritt, wenn du ihn vielleicht zurückhaben willst.';
export const importWithoutCopy = 'Ohne Kopie importieren?';
export const confirmImportWithoutCopy = 'Ohne Kopie importieren';
export const deleteWithoutCopy = 'Ohne Kopie löschen?';
export const confirmDeleteWithoutCopy = 'Ohne Kopie löschen';

/** Copies that undo an import or a deletion. */
export const copies = 'Kopien';
export const copyNames = {
  import: 'Vor einem Import',
  delete: 'Bevor alles gelöscht wurde',
  restore: 'Vor dem Wiederherstellen',
};
export const undo = 'Rückgängig';
export const deleteCopy = 'Kopie löschen';
export const copyDeleted = 'Kopie gelöscht.';

/** Saved data that couldn't be read. */
export const setAside = 'Beiseitegelegt';
export const restore = 'Zurückholen';
export const deleteSetAside = 'Löschen';
export const setAsideDeleted = 'Gelöscht.';
export const restoreResults = {
  restored: 'Was wir lesen konnten, ist wieder da, außer wenn du schon etwas Neueres hattest.',
  unreadable: 'Diese Version der Website kann nichts davon lesen. Es bleibt beiseitegelegt.',
  'no-room': 'Dafür ist nicht genug Platz. Es bleibt beiseitegelegt.',
};

/** A copy, or data that was set aside, with its formatted time and size. */
export const kept = ({ name, time, size }: { name: string; time: string; size: string }) =>
  `${name}, ${time}, ${size}`;

/** Saved data as it's stored. The name is the key of an entry. */
export const storedAs = (name: string) => `Gespeichert als ${name}`;
export const nothingStored = 'In diesem Browser ist nichts gespeichert.';

/** List of entries: what each one is for, and its size. */
export const everyEntry = 'Alle Einträge mit Schlüssel und Größe';
export const stored = {
  mode: 'Heller oder dunkler Modus. Wird gespeichert, wenn du den Schalter unten rechts zum ersten Mal benutzt.',
  progress:
    'Geöffnete und erledigte Lektionen, bestandene Aufgaben, deine eigenen Versionen des Codes, gemerkte Lektionen und die Stelle, an der du aufgehört hast. Alles davon wird in einem eigenen Eintrag gespeichert.',
  continueEntry:
    'Titel und Adresse deiner nächsten Lektion, insgesamt und in jedem Kurs, den du angefangen hast. Beides kommt aus deinem Fortschritt und wird hier gespeichert, damit die Buttons zum Weiterlernen sofort stimmen, wenn du eine Seite öffnest.',
  reviews:
    'Wiederholungen: welche Fragen du beantwortet hast, wie gut du sie wusstest, wann jede Frage wieder fällig ist und ob du erinnert werden willst. Wird gespeichert, sobald du eine Antwort bewertest.',
  interviews:
    'Probeinterviews: dein aktuelles und die letzten, mit deinem Code, Ergebnissen und Bewertungen. Auf dem Gerät, mit dem jemand anderes dich interviewt: deren Bewertung.',
  plan: 'Der Lernplan, den du gestartet hast: sein Programm, die Lerntage, die Zeit, das Startdatum und die Lektionen, die er überspringt.',
  slashKey:
    'Ob du die Taste /, die die Suche öffnet, ausgeschaltet hast. Hier wird erst etwas gespeichert, wenn du sie im Suchfenster ausschaltest.',
  announcements: 'Die Ankündigungen, die du geschlossen hast, damit sie nicht wiederkommen.',
  consent: 'Welche Dienste anderer Firmen du erlaubt oder abgelehnt hast.',
  quarantine:
    'Gespeicherte Daten, die diese Website nicht lesen konnte, falls es welche gibt. Sie werden aufgehoben, damit du sie nicht verlierst.',
  copies:
    'Sicherungskopien der Daten, die durch einen Import oder beim Löschen geändert wurden, damit du die Änderung rückgängig machen kannst. Jede Kopie wird nach 30 Tagen gelöscht, oder früher, wenn es zehn neuere gibt oder sie zu viel Platz brauchen.',
};
/** What the voice recordings are for. */
export const recordingsText =
  'Aufnahmen deiner Stimme in Probeinterviews, falls du die Aufnahme eingeschaltet hast. Sie werden mit dem Interview gelöscht und sind weder in exportierten Daten noch in Sicherungskopien.';
/** Name of the saved pages, in the same column as the keys of the entries. */
export const pages = 'Seiten';
/** Followed by a sentence about how long the browser keeps the pages. */
export const pagesText =
  'Kopien von Seiten, die du geöffnet oder gespeichert hast, und von den Dateien, die sie brauchen, damit die Seiten offline funktionieren. Die Kopien kommen von dieser Website und enthalten keine Daten von dir.';
export const notedInTab =
  'Wenn der Code einer Seite nicht geladen wird, lädt sich die Seite einmal neu. Ihre Adresse bleibt gespeichert, bis du den Tab schließt, damit sich die Seite nicht immer wieder neu lädt.';

/** Sizes in the list of entries. */
export const notStored = 'leer';
export const files = (count: number) => countOf(count, 'Datei', 'Dateien');
/** The size is formatted. */
export const recordings = (count: number, size: string) =>
  `${countOf(count, 'Interview', 'Interviews')}, ${size}`;
/** The size is formatted and is that of all entries together. */
export const entries = (count: number, size: string) =>
  count === 1 ? size : `${countOf(count, 'Eintrag', 'Einträge')}, ${size}`;
export const bytes = (count: number) => countOf(count, 'Byte');
/** @param digits - how many digits to show after the decimal comma */
export const kilobytes = (count: number, digits: number) =>
  `${count.toFixed(digits).replace('.', ',')}\u00A0kB`;
export const megabytes = (count: number, digits: number) =>
  `${count.toFixed(digits).replace('.', ',')}\u00A0MB`;

export type Complete = Translated<
  typeof import('../en/aboutStorage'),
  typeof import('./aboutStorage')
>;
