/**
 * Explanations of syntax from other languages, and of common mistakes. Code arrives in backticks, unless the
 * sentence has its own.
 */
import type { Translated } from '../../translation';

export const noTypes =
  'In JavaScript stehen in Deklarationen keine Typen. Entferne das `:` und den Typ dahinter.';
export const toAssign = 'Um einen Wert zuzuweisen, schreib `=`, nicht `:`.';
export const elseWithoutIf =
  'Zu diesem `else` gibt es kein `if`. Es muss direkt hinter der `}` eines `if` stehen. Prüfe, ob in der Zeile darüber ein `;` steht oder eine geschweifte Klammer fehlt.';
export const elseWithCondition =
  'Hinter `else` darf keine Bedingung stehen. Schreib `else if (…)` oder entferne die Bedingung.';
export const declarationNeedsBraces =
  'Eine Deklaration hinter `if`, `else` oder einer Schleife gehört in geschweifte Klammern: `{ … }`.';
export const noThen = 'In JavaScript steht hinter einer Bedingung kein `then`. Entferne es.';
export const functionAfterAsync = 'Zwischen `async` und dem Namen fehlt das Wort `function`.';
export const throwWithoutError = "Hinter `throw` fehlt der Fehler. Schreib `throw new Error('…')`.";
export const braceAtStart =
  'Wenn eine Zeile mit `{` anfängt, beginnt ein Block. Setz die ganze Zeile in runde Klammern: `({ … } = …);`.';
export const objectAfterArrow =
  'Die geschweiften Klammern hinter `=>` enthalten den Code der Funktion. Um ein Objekt zurückzugeben, setz runde Klammern darum: `=> ({ … })`.';
export const toDivide = 'Zum Teilen schreib `/` statt `:`.';
export const colonMissing =
  'Hinter `?` gehören zwei Werte mit einem `:` dazwischen: `condition ? one : other`.';
export const noImport =
  'Code läuft hier als eine einzige Datei, deshalb funktionieren `import` und `export` nicht. Entferne das Wort.';
export const dollarNeedsBackticks =
  '`${…}` funktioniert nur in einer Zeichenkette zwischen Backticks.';
export const toJoin = 'Um Zeichenketten zu verbinden, schreib `+` statt `and`.';
export const toAdd = 'Zum Addieren schreib `+` statt `and`.';
export const arrow = 'Der Pfeil einer Funktion sieht so aus: `=>`.';
export const arrowWithoutSpace = 'Den Pfeil `=>` schreibst du ohne Leerzeichen.';
export const toCheckDifferent = 'Ob zwei Werte verschieden sind, prüfst du mit `!==`.';
export const toCompare = 'Um zwei Werte zu vergleichen, schreib drei Gleichheitszeichen: `===`.';
export const partsOfFor =
  'In den runden Klammern von `for` stehen drei Ausdrücke mit `;` dazwischen: `let i = 0; i < 3; i++`.';
export const caseMissing =
  'Alles in den geschweiften Klammern von `switch` muss zu einem `case` gehören. Ergänze `case …:` davor.';

/** `other` is a name to use instead. */
export const reserved = (word: string, other: string) =>
  `${word} ist in JavaScript reserviert und kann kein Name sein. Nimm einen anderen, zum Beispiel ${other}.`;

/** `code` has the parentheses. */
export const numberBeforePeriod = (code: string) =>
  `Setz die Zahl vor dem \`.\` in runde Klammern: \`${code}\`.`;

export const startsWithDigit = (name: string) =>
  `${name} beginnt mit einer Ziffer. Das darf ein Name nicht. Zum Multiplizieren schreib \`*\` dazwischen.`;

export const decimalPoint = (number: string) =>
  `Kommazahlen schreibst du im Code mit Punkt: ${number}.`;

export const twoDots = (number: string) =>
  `${number} hat zwei Punkte. Eine Zahl darf nur einen haben. Auch Tausender trennst du im Code nicht mit Punkten.`;

/** For `elseif`. */
export const twoWords = (word: string) => `${word} schreibst du in zwei Wörtern: \`else if\`.`;

/** `word` is the keyword in capital letters. */
export const caseSensitive = (keyword: string, word: string) =>
  `JavaScript unterscheidet Groß- und Kleinschreibung. Schreib \`${keyword}\`, nicht ${word}.`;

/** `word` is a keyword in other languages, `keywords` are what JavaScript uses. */
export const otherKeyword = (word: string, keywords: readonly string[]) =>
  `In JavaScript schreibst du hier nicht ${word}, sondern ${keywords.map((keyword) => `\`${keyword}\``).join(' oder ')}.`;

/** Operators that are written as words: `phrase` is what the code has, such as `is less than`. */
export const signsInstead = (pairs: readonly { sign: string; phrase: string }[]) =>
  `In JavaScript schreibst du ${pairs.map(({ sign, phrase }) => `\`${sign}\` statt ${phrase}`).join(' und ')}.`;

/** `keyword` is a keyword such as `if`. */
export const parenthesesNeeded = (keyword: string) =>
  `Was hinter \`${keyword}\` kommt, muss in runden Klammern stehen: \`${keyword} ( … )\`.`;

/** `head` is the start of the function with parentheses. */
export const parenthesesMissing = (name: string, head: string) =>
  `Hinter ${name} fehlen die runden Klammern der Funktion: \`${head}\`.`;

export const nameInQuotes = (name: string) =>
  `Ein Name steht nicht in Anführungszeichen. Entferne sie bei ${name}.`;

/** Here and in the next one, `keyword` is a keyword such as `let`. */
export const nameExpected = (keyword: string) =>
  `Hinter \`${keyword}\` steht ein Name, und der darf nicht mit einer Ziffer anfangen.`;

export const nameMissing = (keyword: string) => `Zwischen \`${keyword}\` und \`=\` fehlt der Name.`;

export type Complete = Translated<
  typeof import('../../en/errors/writings'),
  typeof import('./writings')
>;
