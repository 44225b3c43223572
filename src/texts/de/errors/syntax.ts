/** Explanations of specific syntax errors. Code arrives in backticks, unless the sentence has its own. */
import type { Translated } from '../../translation';

export const awaitOutside =
  '`await` funktioniert nur in einer async-Funktion. Schreib `async` vor die Funktion, in der diese Zeile steht.';
export const toAssign = 'Um einen Wert zuzuweisen, schreib `=`, nicht `:`.';
export const leadingZero =
  'Eine Zahl darf nicht mit `0` anfangen. Entferne die Null oder setz die Zahl in Anführungszeichen, wenn die Null wichtig ist.';
export const arrowCompares = '`=>` erzeugt eine Funktion. Für „größer oder gleich“ schreib `>=`.';
export const html =
  'HTML kannst du nicht direkt in JavaScript schreiben. Setz es in Anführungszeichen, damit es eine Zeichenkette ist.';
export const yieldOutside =
  '`yield` funktioniert nur in einem Generator, also einer Funktion, die mit `function*` anfängt.';

/** `declaration` has the equals sign. */
export const equalsMissing = (declaration: string) => `Hier fehlt ein \`=\`: ${declaration}.`;

/** `declaration` is the start of the declaration with a value. */
export const constantWithoutValue = (name: string, declaration: string) =>
  `${name} ist mit \`const\` deklariert, hat aber keinen Wert. Schreib \`${declaration}\` oder nimm \`let\`, wenn der Wert später kommt.`;

export const destructuringWithoutValue =
  'Die Namen in Klammern brauchen etwas, aus dem sie ihre Werte bekommen. Schreib `= …` hinter die schließende Klammer.';
export const openRegExp =
  'Dem regulären Ausdruck, der mit `/` anfängt, fehlt in dieser Zeile das schließende `/`.';

/** `keyword` is `break` or `continue`. */
export const outsideLoop = (keyword: string) =>
  `\`${keyword}\` funktioniert nur direkt in einer Schleife, nicht in einer Funktion in der Schleife. Setz es an eine andere Stelle oder verlass die Funktion mit \`return\`.`;

export const returnOutside =
  '`return` funktioniert nur in einer Funktion. Prüfe, ob die geschweiften Klammern um diese Zeile zu einer Funktion gehören.';
export const escape =
  'Mit `\\` beginnt in dieser Zeichenkette eine Escape-Sequenz, die es nicht gibt. Für einen gewöhnlichen Backslash schreib zwei: `\\\\`.';
export const catchMissing =
  'Hinter den geschweiften Klammern von `try` fehlt ein `catch`. Ergänze `catch (error) { … }`.';
export const tryMissing = 'Zu diesem `catch` gibt es kein `try`. Schreib `try { … }` davor.';
export const throwOnOneLine = 'Was du wirfst, muss in derselben Zeile wie `throw` anfangen.';
export const throwWithoutError = "Hinter `throw` fehlt der Fehler. Schreib `throw new Error('…')`.";

export const hashInLine = (line: number) =>
  `In Zeile ${line} fängt mit \`#\` kein Kommentar an. Kommentare beginnen mit \`//\`.`;

export const privateName = (name: string) =>
  `${name} ist privat und funktioniert deshalb nur in der Klasse, die es deklariert. Deklariere es dort oder nimm eine Methode der Klasse.`;

export const superOutside =
  '`super` funktioniert nur in den Methoden einer Klasse und `super()` nur im Konstruktor einer Klasse mit `extends`.';
export const twoConstructors =
  'Eine Klasse kann nur einen `constructor` haben. Mach aus den beiden einen.';
export const restNotLast =
  'Was mit `...` anfängt, nimmt alles, was übrig ist. Deshalb muss es am Ende stehen.';
export const functionWithoutName = 'Zwischen `function` und `(` fehlt der Name der Funktion.';
export const declarationNeedsBraces =
  'Eine Deklaration hinter `if`, `else` oder einer Schleife gehört in geschweifte Klammern: `{ … }`.';
export const deletedVariable =
  '`delete` entfernt eine Eigenschaft eines Objekts, wie in `delete user.name`. Eine Variable lässt sich damit nicht entfernen.';
export const underscore =
  'Ein `_` darf nur zwischen zwei Ziffern einer Zahl stehen, wie in `1_000`.';
export const twoDefaults = 'Ein `switch` kann nur ein `default` haben. Entferne das andere.';
export const arrowParameters =
  'Die Parameter stehen vor `=>`: ein Name oder mehrere Namen in runden Klammern, wie in `(a, b) =>`.';
export const minusAndPower =
  'Setz runde Klammern um das Minus und seine Zahl oder um die Potenz: `(-2) ** 2` oder `-(2 ** 2)`.';
export const mixedNullish =
  'Ohne runde Klammern kannst du `??` nicht mit `||` oder `&&` mischen. Setz Klammern um den Teil, der zuerst kommt.';

export const commasInFor = 'Trenn die drei Teile von `for` mit `;`, nicht mit Kommas.';
export const sameParameters =
  'Zwei Parameter dieser Funktion haben denselben Namen. Benenne einen um.';

export const privateTwice = (name: string) =>
  `${name} ist in dieser Klasse zweimal deklariert. Entferne eine der beiden Deklarationen.`;

export const commaDeclares = (name: string) =>
  `Durch das Komma wird ${name} hier noch einmal deklariert. Beende jede Anweisung mit \`;\`.`;

/** In the next three, `line` is the line of the first declaration if it isn't the same. */
export const constantTwice = (name: string, line: number | undefined) =>
  `${declaredTwice(name, line)} Um den Wert zu ändern, schreib beim ersten Mal \`let\` und danach nur noch den Namen. Sonst nimm einen anderen Namen.`;

export const variableTwice = (name: string, line: number | undefined) =>
  `${declaredTwice(name, line)} Um den Wert zu ändern, entferne das zweite \`let\` oder \`const\`. Sonst nimm einen anderen Namen.`;

export const nameTwice = (name: string, line: number | undefined) =>
  `${declaredTwice(name, line)} Nimm für eins davon einen anderen Namen.`;

function declaredTwice(name: string, line: number | undefined): string {
  return line === undefined
    ? `${name} ist zweimal deklariert.`
    : `${name} ist zweimal deklariert, zuerst in Zeile ${line}.`;
}

export type Complete = Translated<
  typeof import('../../en/errors/syntax'),
  typeof import('./syntax')
>;
