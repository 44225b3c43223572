import type { NextStep } from './nextSteps';
// The extension leads to the English module: without it, 'nextSteps' is this one.
import * as english from './nextSteps.ts';

export const LINKS_LOOKED_UP = english.LINKS_LOOKED_UP;

export const AFTER_THIS = {
  title: 'Was danach kommt',
  description:
    'Worauf dich diese Kurse vorbereiten, was sie auslassen und was du als Nächstes lernst, Schritt für Schritt, mit kostenlosen Seiten zu jedem Thema.',
};

/** Skills that readers have after completing all courses. */
export const ABLE: readonly string[] = [
  'Kleine JavaScript-Programme schreiben und testen und zu einem Fehler die Ursache finden.',
  'Eine barrierefreie Seite bauen, die auf jeden Bildschirm passt, auf Klicks und Eingaben reagiert und Daten von einem Server lädt.',
  'Eine Datenstruktur danach auswählen, was eine Aufgabe braucht, und erklären, was dein Code kostet.',
  'Ein einfaches Modell bauen und beurteilen, ob seine Ergebnisse etwas aussagen.',
  'Eine unbekannte Aufgabe lösen und dabei laut denken.',
];

/** Skills that no course teaches, and promises that no course can make. */
export const NOT_YET: readonly string[] = [
  'Auf deinem eigenen Computer ein Projekt einrichten, mit Editor, Terminal und Git.',
  'Eine Website veröffentlichen und am Laufen halten.',
  'Mit einem Framework wie React arbeiten oder den Server und die Datenbank hinter einer Seite schreiben.',
  'Dich in einem großen Projekt zurechtfinden, das andere programmiert haben.',
  'Allein mit diesen Kursen einen Job bekommen. In Stellenanzeigen steht vieles von dem, was weiter unten kommt, und gefragt sind Projekte, die du selbst gebaut hast.',
];

const STEPS: Readonly<Record<string, Pick<NextStep, 'title' | 'what' | 'why'>>> = {
  editor: {
    title: 'Dein eigener Editor und deine Dateien',
    what: 'Ein Code-Editor, ein Ordner mit Dateien und ein Browser, in dem du sie öffnest. Auf dieser Website hast du Code in die Seite getippt. Ab jetzt liegt deine Arbeit auf deinem eigenen Computer.',
    why: 'Jeder spätere Schritt fängt mit einem Ordner auf deinem Computer an. Kopiere ein Projekt, das du hier gebaut hast, in so einen Ordner und bring es dort zum Laufen.',
  },
  terminal: {
    title: 'Das Terminal',
    what: 'Ein Fenster, in das du Befehle tippst, um in einen anderen Ordner zu wechseln, ein Programm auszuführen oder ein Werkzeug zu installieren.',
    why: 'Git, Server und Testwerkzeuge startest du im Terminal. Für den Anfang reichen ein paar Befehle.',
  },
  git: {
    title: 'Git und GitHub',
    what: 'Git merkt sich jede Version deiner Dateien. GitHub bewahrt online eine Kopie auf. Dort können andere eine Änderung lesen und kommentieren, bevor sie übernommen wird.',
    why: 'Du kannst alles ausprobieren und zurückgehen, wenn es nichts wird. So arbeiten Teams, und andere können nachlesen, wie deine Projekte entstanden sind.',
  },
  deployment: {
    title: 'Veröffentlichen (Deployment)',
    what: 'Du lädst deine Dateien zu einem Webhoster hoch. Dann können alle sie öffnen, die die Adresse kennen.',
    why: 'Ein Link zu einer Seite, die funktioniert, zeigt mehr als eine Beschreibung. Seiten aus HTML, CSS und JavaScript kommen ganz ohne Code auf dem Server aus.',
  },
  framework: {
    title: 'Ein Framework',
    what: 'Code, der dafür sorgt, dass eine Seite immer zu ihrem Zustand passt: Du beschreibst, was zu sehen sein soll, und das Framework aktualisiert die Seite. Viele nehmen dafür React.',
    why: 'Du hast den Zustand schon an einer Stelle gespeichert und die Seite selbst daraus aufgebaut. Deshalb erkennst du die Idee wieder und siehst, wie viel Arbeit dir ein Framework spart.',
  },
  'back-end': {
    title: 'Ein Backend',
    what: 'Ein Programm auf einem Server, das Anfragen beantwortet: Es prüft, wer fragt, erledigt die Arbeit und schickt Daten zurück.',
    why: 'Du hast von einer Seite aus Anfragen an Server geschickt. Jetzt schreibst du das Gegenstück auf dem Server, und mit Node.js geht das in JavaScript.',
  },
  databases: {
    title: 'Datenbanken',
    what: 'Ein Ort für Daten, die noch da sein müssen, wenn das Programm nicht mehr läuft, und SQL, die Sprache, in der du genau die Daten abfragst, die du brauchst.',
    why: 'Ein Server, der sich merken soll, wer ihn benutzt, braucht eine Datenbank. Fang mit SQLite an, das alles in einer einzigen Datei speichert.',
  },
  testing: {
    title: 'Testwerkzeuge',
    what: 'Programme, die nach jeder Änderung deine Tests ausführen, egal, ob sie eine Funktion, eine Komponente oder eine ganze Website in echten Browsern testen.',
    why: 'Tests hast du hier schon geschrieben. Wenn es mehr Dateien werden und mehr Leute sie ändern, brauchst du ein Werkzeug, das alle Tests ausführt.',
  },
  reading: {
    title: 'Code von anderen',
    what: 'Du öffnest ein Projekt, das du benutzt, suchst die Stelle, die eine bestimmte Sache tut, findest heraus, wie sie funktioniert, und reichst später eine kleine Verbesserung ein.',
    why: 'In einem Team ist der meiste Code, mit dem du arbeitest, nicht von dir. Fremden Code lesen lernst du nur, indem du fremden Code liest.',
  },
  job: {
    title: 'Die Bewerbung für den ersten Job',
    what: 'Ein paar Projekte online, ein kurzer Lebenslauf, Bewerbungen und Bewerbungsgespräche.',
    why: 'Das kommt zum Schluss, weil es auf den anderen Schritten aufbaut. Jetzt kann man sehen, wie deine Arbeit entstanden ist, sie ist online, und du kannst sie erklären.',
  },
};

/** Next steps, in order: each builds on the ones before it. Their links lead to English pages. */
export const NEXT_STEPS: readonly NextStep[] = english.NEXT_STEPS.map((step) => ({
  ...step,
  ...STEPS[step.id],
}));

export const DATA_LINKS = english.DATA_LINKS;

export const WHOLE_PATHS = english.WHOLE_PATHS;
