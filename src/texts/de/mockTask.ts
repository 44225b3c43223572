/** Texts of a task in a mock interview. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const levels = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
};

/** The interviewer's sheet for someone who practices alone. */
export const askTitle = 'Deine Fragen';
export const askIntro =
  'Sag deine Fragen und deinen Plan erst laut. Öffne dann, was du gefragt hast. Die Auswertung zeigt, was du geöffnet hast.';
export const questions = 'Fragen und Antworten';
export const askedOf = (asked: number, all: number) => `${asked} von ${all} geöffnet`;
export const hints = 'Tipps';
export const hintsOf = (opened: number, all: number) => `${opened} von ${all} geöffnet`;
export const openHint = (number: number, all: number) => `Tipp ${number} von ${all} öffnen`;

/** The sheet for a friend. */
export const friendTitle = 'Der Bogen für das Interview';
export const friendIntro =
  'Wer dich interviewt, öffnet das auf einem anderen Gerät. Der Bogen enthält Antworten, Tipps und Lösung, also schau nicht hin.';
export const sheetLink = 'Link zum Bogen';
export const copyLink = 'Link kopieren';
export const copied = 'Kopiert.';
export const notCopied =
  'Dein Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.';
export const shareLink = 'Teilen';
export const showCode = 'QR-Code zeigen';
export const qrCode = 'QR-Code des Links zum Bogen';

export const yourCode = 'Dein Code';
export const yourCodeFor = (title: string) => `Dein Code für „${title}“`;
/** Comment below the signature. */
export const tryIt = 'Probiere hier eigene Beispiele aus:';
export const runExamples = 'Meine Beispiele ausführen';
export const running = 'Läuft …';
export const output = 'Ausgabe';
export const outputOf = (title: string) => `Ausgabe von „${title}“`;

export const handInTitle = 'Fertig? Nenne die Kosten und prüfe einmal';
export const cost = { time: 'Zeit', space: 'Zusätzlicher Speicher' } as const;
/** What `n` is. The text of the problem isn't translated. */
export const whatN = (n: string) => `n: ${n}`;
export const additional = 'Ohne die Eingabe, im schlechtesten Fall.';
export const choose = 'Wähle …';
export const chooseCost = 'Wähle etwas aus. Du darfst falsch liegen.';
export const why = 'Warum? (freiwillig)';
export const checkOnce = 'Einmal prüfen';
export const giveUp = 'Diesen Teil aufgeben';
export const checkQuestion = 'Du kannst nur einmal prüfen, wie beim Abgeben.';
export const checkNote =
  'Das Ergebnis zählt für dieses Interview. Hast du deine eigenen Beispiele ausgeführt?';
export const checkNow = 'Jetzt prüfen';
export const giveUpQuestion = 'Diesen Teil aufgeben?';
export const giveUpNote = 'Dein Code bleibt, wie er ist, und die Auswertung zeigt eine Lösung.';
export const giveUpNow = 'Aufgeben';
export const keepWorking = 'Weiterarbeiten';
export const checking = 'Wird geprüft …';
export const checkFailed =
  'Die Prüfung konnte nicht laufen und zählt deshalb nicht. Sieh nach, ob du online bist, und versuch es noch einmal.';

/** How a task ended. */
export const endTitle = ({ how, passed, tests }: EndFacts) =>
  ({
    passed: `${countOf(tests, 'Test', 'Tests')} bestanden`,
    failed:
      tests > 0
        ? `Nicht bestanden: ${passed} von ${countOf(tests, 'Test', 'Tests')} in Ordnung`
        : 'Nicht bestanden: Der Code hat einen Fehler',
    gaveUp: 'Du hast diesen Teil aufgegeben',
  })[how];
export const endNote = 'Dieses Ergebnis zählt. Lösung und Erklärung stehen in der Auswertung.';
export const failedTests = 'Fehlgeschlagene Tests';
/** A failed test whose message doesn't say more. The texts in backticks are code. */
export const difference = (label: string, expected: string, received: string) =>
  `${label ? `\`${label}\`: ` : ''}erwartet: \`${expected}\`, bekommen: \`${received}\``;

interface EndFacts {
  how: 'passed' | 'failed' | 'gaveUp';
  passed: number;
  tests: number;
}

export type Complete = Translated<typeof import('../en/mockTask'), typeof import('./mockTask')>;
