/** Texts within the .zip files of finished projects. The names of files and the commands stay as they are. */
import type { Translated } from '../translation';

/**
 * The README of a page.
 *
 * @param name - name of the page
 * @param checks - names of its checks
 */
export const pageReadme = (name: string, checks: readonly string[]) => `# ${name}

Eine Seite aus HTML, CSS und JavaScript. Um sie zu benutzen, entpacke das Archiv und öffne \`index.html\` in einem Browser.

## Dateien

- \`index.html\`: der Inhalt der Seite
- \`style.css\`: ihr Aussehen
- \`script.js\`: ihr Verhalten
- \`README.md\`: diese Datei

## Prüfe es selbst

Diese Punkte testet die Lektion. Geh sie nach einer Änderung noch einmal durch:

${checks.map((check) => `- [ ] ${check}`).join('\n')}
`;

/**
 * The README of a program.
 *
 * @param name - name of the program
 */
export const programReadme = (name: string) => `# ${name}

Ein JavaScript-Programm. Es läuft in Node.js ab Version 20:

    node program.js

## Dateien

- \`program.js\`: das Programm
- \`tests.js\`: die Tests aus der Lektion; sie benutzen die Funktionen, die das Programm deklariert
- \`run-tests.mjs\`: führt die Tests mit dem Programm aus
- \`README.md\`: diese Datei

## Tests ausführen

    node --test run-tests.mjs
`;

// Messages of the script that runs a program's tests.

/** Stands for a value without a name of its own. */
export const theValue = 'Der Wert';
/** `value` is `theValue` or what was tested. */
export const wrongValue = ({
  value,
  expected,
  received,
}: {
  value: string;
  expected: string;
  received: string;
}) => `${value}: erwartet ${expected}, erhalten ${received}`;
export const inputChanged = 'Der Aufruf hat verändert, was er bekommen hat.';
/** Why a test is skipped. */
export const needsLesson = 'Dieser Test braucht die Lektion.';

export type Complete = Translated<typeof import('../en/projectZip'), typeof import('./projectZip')>;
