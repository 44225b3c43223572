/**
 * Explanations of calls to values that aren't functions, and of `new` with values that aren't classes. Code
 * arrives in backticks, unless the sentence has its own.
 */
import type { Translated } from '../../translation';

export const promiseNeedsFunction =
  '`new Promise` braucht eine Funktion in den Klammern: `new Promise((resolve, reject) => { … })`.';

export const extendsNeedsClass =
  'Was hinter `extends` steht, ist keine Klasse. Prüfe den Namen und ob sie weiter oben deklariert ist.';

export const sortNeedsFunction =
  '`sort` braucht eine Funktion, die zwei Elemente vergleicht, wie `(a, b) => a - b`, oder gar nichts.';

/** `method` is a method such as `map`. */
export const callbackNeeded = (method: string) =>
  `${method} braucht in den Klammern eine Funktion, zum Beispiel \`(item) => …\`. Prüfe, was dort steht.`;

/** A class was called without `new`. */
export const newMissing =
  'Um aus einer Klasse ein Objekt zu machen, schreib `new` vor den Namen der Klasse.';

/** `creation` is the start of the expression, such as `new Cart`, without backticks. */
export const newMissingBefore = (className: string, creation: string) =>
  `${className} ist eine Klasse. Mach daraus ein Objekt mit \`${creation}(…)\`.`;

export const newNeedsClass = (name: string) =>
  `${name} kann nicht hinter \`new\` stehen, weil es keine Klasse ist. Prüfe den Namen oder entferne \`new\`.`;

export const superMissing =
  'Eine Klasse mit `extends` muss in ihrem Konstruktor `super(…)` aufrufen, bevor sie `this` verwendet.';

export const privateOfOther =
  'Ein privates Feld oder eine private Methode mit `#` wurde mit einem Objekt einer anderen Klasse verwendet. Prüfe, welches Objekt vor dem Punkt steht.';

/** `value` is `undefined` or `null`. */
export const nothingToCall = (value: string) =>
  `${value} ist keine Funktion und lässt sich nicht mit \`( )\` aufrufen.`;

/** What was called instead of a function: the value itself, or an object of a class. */
export type Called = { value: string } | { className: string } | 'object' | 'array';

/** `called` is undefined if it isn't known. */
export const notFunction = (name: string, called: Called | undefined) =>
  `${name} ist keine Funktion und lässt sich nicht mit \`( )\` aufrufen.${itIs(called)} ${
    called === undefined ? 'Prüfe, woher der Wert kommt.' : 'Prüfe, woher er kommt.'
  }`;

export const resultNotFunction = (expression: string, called: Called | undefined) =>
  `${expression} ergibt keine Funktion, deshalb darf dahinter kein \`( )\` stehen.${itIs(called)}`;

function itIs(called: Called | undefined): string {
  if (called === undefined) return '';
  if (called === 'object') return ' Der Wert ist ein Objekt.';
  if (called === 'array') return ' Der Wert ist ein Array.';
  return 'value' in called
    ? ` Der Wert ist ${called.value}.`
    : ` Der Wert ist ein Objekt der Klasse ${called.className}.`;
}

/** A number or a name before parentheses with a condition. */
export const signMissing = (value: string) =>
  `Zwischen ${value} und \`(\` fehlt etwas, zum Beispiel \`&&\`.`;

export const toMultiply = (value: string, product: string) =>
  `${value} ist keine Funktion. Zum Multiplizieren schreib \`*\`: ${product}.`;

/** `bracket` is at the start of a line. */
export const semicolonMissingAbove = (bracket: string) =>
  `Die Zeile darüber endet ohne \`;\`, deshalb gehört ${bracket} für JavaScript noch zu ihr. Ergänze dort ein \`;\`.`;

export const lengthIsNumber =
  '`length` ist eine Zahl, keine Funktion. Entferne die runden Klammern dahinter.';

export const noMethodButNear = ({
  owner,
  method,
  near,
}: {
  owner: string;
  method: string;
  near: string;
}) => `${noMethod(owner, method)} Meintest du ${near}?`;

/** `owner` is a built-in object, such as `Math`. */
export const noBuiltInMethod = (owner: string, method: string) =>
  `${noMethod(owner, method)} Prüfe die Schreibweise.`;

export const noMethodAtAll = (owner: string, method: string) =>
  `${noMethod(owner, method)} Prüfe die Schreibweise und was ${owner} ist.`;

/** `meaning` is a sentence from `meant`. */
export const noMethodButMeant = ({
  owner,
  method,
  meaning,
}: {
  owner: string;
  method: string;
  meaning: string;
}) => `${noMethod(owner, method)} ${meaning}`;

/** `kinds` are the types of values that have the method. */
export const methodOfOthers = ({
  owner,
  method,
  kinds,
}: {
  owner: string;
  method: string;
  kinds: readonly (keyof typeof owners)[];
}) => {
  const others = kinds.map((kind) => owners[kind]).join(' und ');
  return `${noMethod(owner, method)} Die gibt es für ${others}: Prüfe, was ${owner} ist.`;
};

const owners = {
  array: 'Arrays',
  string: 'Zeichenketten',
  map: 'Maps',
  number: 'Zahlen',
  promise: 'Promises',
};

const noMethod = (owner: string, method: string) => `${owner} hat keine Funktion ${method}.`;

/** Counterparts of methods from other programming languages. */
export const meant = {
  add: 'In JavaScript fügst du etwas mit `push` zu einem Array hinzu, mit `add` zu einem Set und mit `set` zu einer Map.',
  append: 'In JavaScript fügst du etwas mit `push` zu einem Array hinzu.',
  contains:
    'In JavaScript prüfst du mit `includes`, ob etwas in einem Array oder einer Zeichenkette vorkommt.',
  len: 'In JavaScript steht die Anzahl der Elemente in `length`, ohne runde Klammern.',
  size: 'In JavaScript steht die Anzahl der Elemente in `length`, bei einer Map oder einem Set in `size`, beides ohne runde Klammern.',
  count: 'In JavaScript steht die Anzahl der Elemente in `length`, ohne runde Klammern.',
  remove:
    'In JavaScript entfernst du etwas mit `splice` oder `filter` aus einem Array und mit `delete` aus einer Map oder einem Set.',
  insert: 'In JavaScript fügst du mit `splice` etwas in ein Array ein.',
  upper: 'In JavaScript macht `toUpperCase` alle Buchstaben groß.',
  lower: 'In JavaScript macht `toLowerCase` alle Buchstaben klein.',
  first: 'In JavaScript ist das erste Element `list[0]`.',
  last: 'In JavaScript ist das letzte Element `list.at(-1)`.',
  equals: 'In JavaScript vergleichst du zwei Werte mit `===`.',
  substr: 'In JavaScript kopierst du mit `slice` einen Teil einer Zeichenkette.',
};

export type Complete = Translated<typeof import('../../en/errors/calls'), typeof import('./calls')>;
