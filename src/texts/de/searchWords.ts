/** How this language's words are searched. */
import type { Translated } from '../translation';

/**
 * Words too common to search for, in lowercase. `wenn`, `nicht`, and `sonst` are left out, because a
 * beginner may mean `if`, `!`, and `else` by them.
 */
export const commonWords =
  `als am an auch auf aus bei beim da das dass dein deine deinem deinen deiner dem den der des dessen die diese diesem
  diesen dieser dieses dir du ein eine einem einen einer eines er es für gibt habe haben hast hat ich ihr ihre ihrem ihren
  ihrer im in ins ist kann kannst man mein meine meinem meinen meiner mich mir mit nach oder sein seine seinem seinen
  seiner sich sie sind so soll über um und uns unser unsere viel viele vom von vor wann war waren warum was welche welchem
  welchen welcher welches wer werden wie wieso wir wird wo wozu zu zum zur`.split(/\s+/);

/** Whether words are joined into longer ones, as in „Schleifenzähler“. */
export const hasCompounds: boolean = true;

/**
 * Word endings that don't change what a word means: of nouns (`-e`, `-en`, `-er`, `-ern`, `-es`, `-n`, `-s`), of
 * adjectives (`-em`, `-ere`, `-ste`), and of verbs (`-t`, `-st`, `-te`, `-end`).
 */
const ENDINGS = /^(?:[ns]|ern|(?:er|e?s?t|end)?(?:e[mnrs]?)?|e?tes?t)$/;

/**
 * @param rest - what follows the word in a longer one; can be empty
 * @param word - a word, in lowercase
 * @returns true if the rest is just an ending: `n` after `schleife`, but not `nkopf`
 */
export function isEnding(rest: string, word: string): boolean {
  // A final `e` is an ending itself, as in `leere` and `leerem`.
  if (word.endsWith('e')) return ENDINGS.test(`e${rest}`);
  // The last letter may be doubled, as in `ergebnisse`.
  const ending = rest.startsWith(word.slice(-1)) && rest.length > 1 ? rest.slice(1) : rest;
  return ENDINGS.test(ending);
}

export type Complete = Translated<
  typeof import('../en/searchWords'),
  typeof import('./searchWords')
>;
