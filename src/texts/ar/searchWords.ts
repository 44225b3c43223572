/** How this language's words are searched. Words in Latin script are those of lessons that aren't translated. */
import type { Translated } from '../translation';

/**
 * Words too common to search for, in lowercase. `إذا`, `إلا`, `لا`, `ليس`, `كل`, `قبل`, and `بعد` are left out,
 * because a beginner may mean `if`, `else`, `!`, `every`, `before`, and `after` by them.
 */
export const commonWords =
  `أم أن أنا أنت أنتم أنه أنها أو أي أية إلى إليه إليها إن إنه إنها التي الذي الذين اللذان اللتان ألا أما أيضا أيضًا أين
  به بها بهذا بهذه بين تكون تلك ثم جدا جدًا حول حيث ذلك عبر على عليه عليها عليك عن عند عندما عنه عنها في فيه فيها فهو
  فهي قد كان كانت كما كنت كي كيف لأن لأنه لأنها لدى لدي لديك لقد لك لكن لكي لم لماذا لن لنا له لها لهذا لهم لي ما ماذا
  متى مع من منذ منك منه منها نحن هذا هذه هل هم هنا هناك هو هي هؤلاء و وأن وفي وقد ولا ولكن وما ومن وهو وهي يا يكون
  يمكن يمكنك يوجد
  a an and are as at be been but by can do does has have how i in is it its my of on or our so such that the their them
  there these they this those to was many much we were what when where which who why will with you your`.split(
    /\s+/,
  );

/** Words aren't joined, but the article and some prepositions are written as part of the next word. */
export const hasCompounds: boolean = true;

/**
 * Word endings that don't change what a word means: vowel signs, the feminine (`ة`, `ت`), duals and plurals (`ان`, `ين`,
 * `ون`, `ات`), the relative adjective (`ي`, `ية`), and pronouns (`ه`, `ها`, `ك`). Those of English verbs and nouns
 * come last.
 */
const ENDINGS =
  /^(?:[\u064B-\u0652]*(?:ا[\u064B-\u0652]?|وا|ة|ت?ان|ت?ين|ون|ي?ات|يون|يين|ية|ت)?(?:ي|نا|ه|ها|هما?|هن|كما?|ك|كن)?|e?s|e?d|ing|e?rs?)$/;

/**
 * @param rest - what follows the word in a longer one; can be empty
 * @param word - a word, in lowercase
 * @returns true if the rest is just an ending: `ات` after `متغير`, but not `قة` after `حل`
 */
export function isEnding(rest: string, word: string): boolean {
  // The last letter of an English word may be doubled, as in `stopping`.
  const ending =
    /^[a-z]/.test(rest) && rest.startsWith(word.slice(-1)) && rest.length > 1
      ? rest.slice(1)
      : rest;
  return ENDINGS.test(ending);
}

export type Complete = Translated<
  typeof import('../en/searchWords'),
  typeof import('./searchWords')
>;
