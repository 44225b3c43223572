/** Finds lines of wrong solutions that readers can mix up with the right ones. */
import { labelText, solutionLines } from '../../../content/exercises/solutionLines';
import type { WebLanguage } from '../../../content/lesson';
import type { WrongLine } from '../../../exercise/mistakes/mistakesModel';
import { declaredMembers } from '../../../languages/javascript/build/declarations';
import { keysOf } from '../learningPath/introductions';
import { usesOf } from '../learningPath/lessonUses';
import type { Highlight } from '../markdown/highlight';
import { isNamed } from '../run/reportKeys';
import { sourceOf, type ExerciseProgram, type WebProgram } from './programs';

/** More would make an exercise's lines hard to survey. */
const MAX_LINES = 3;

/** A file of a wrong solution, next to the model solution. */
interface WrongFile {
  language: WebLanguage;
  isPage: boolean;
  starter: string;
  solution: string;
  code: string;
  /** Sentence about the mistake. */
  words: string;
}

/**
 * @param taught - keys of the constructs that the exercise's readers know
 * @returns up to three wrong versions of different lines of an exercise's solution
 */
export function programWrongLines(
  { starter, solution, set }: ExerciseProgram,
  taught: ReadonlySet<string>,
  highlight: Highlight,
): WrongLine[] {
  const wrong = (set?.wrong ?? []).filter(({ by }) => isNamed(by));
  const files = wrong.map(({ words, ...attempt }): WrongFile => ({
    language: 'js',
    isPage: false,
    starter: sourceOf(starter),
    solution: sourceOf(solution),
    code: sourceOf(attempt),
    words,
  }));
  return wrongLines(files, taught, highlight);
}

/** Does the same for a web exercise. */
export function pageWrongLines(
  { starter, solution, set }: WebProgram,
  taught: ReadonlySet<string>,
  highlight: Highlight,
): WrongLine[] {
  const wrong = (set?.wrong ?? []).filter(({ by }) => isNamed(by));
  const files = wrong.flatMap(({ files: changed, words }): WrongFile[] => {
    const [[language, code] = ['js' as const, ''], ...others] = Object.entries(changed) as [
      WebLanguage,
      string,
    ][];
    const texts = {
      starter: starter[language]?.code ?? '',
      solution: solution[language]?.code ?? '',
    };
    return others.length > 0 ? [] : [{ language, isPage: true, ...texts, code, words }];
  });
  return wrongLines(files, taught, highlight);
}

function wrongLines(
  files: readonly WrongFile[],
  taught: ReadonlySet<string>,
  highlight: Highlight,
): WrongLine[] {
  const found: WrongLine[] = [];
  for (const file of files) {
    if (found.length === MAX_LINES) break;
    const change = changedLine(file);
    if (change === undefined || found.some(({ right }) => right === change.right)) continue;
    if (!isTaught(file, taught)) continue;
    // Highlighted in its context, because a line on its own could look different from the others.
    const { language, words: says, code } = file;
    const line = highlight(code, language)[change.index] ?? [];
    found.push({ language, code: line, right: change.right, says });
  }
  return found;
}

/**
 * Returns the only line that differs from the solution: its index in the wrong solution, and the text of the right
 * line. Undefined if more lines differ, if the starter has the right line, or if the wrong one is a line of the
 * solution, too.
 */
function changedLine({
  starter,
  solution,
  code,
}: WrongFile): { index: number; right: string } | undefined {
  const kinds = solutionLines(starter, solution);
  const right = codeLines(solution);
  const wrong = codeLines(code);
  const changes = wrong.filter(({ text }, index) => text !== right[index]?.text);
  const [change, ...others] = changes;
  if (!change || others.length > 0 || right.length !== wrong.length) return undefined;
  const replaced = right[wrong.indexOf(change)];
  const isAdded = replaced !== undefined && kinds[replaced.index] === 'added';
  const isUnique = right.every(({ text }) => text !== change.text);
  return isAdded && isUnique ? { index: change.index, right: replaced.text } : undefined;
}

/** Returns the lines without indentation, comments and empty lines. */
function codeLines(code: string): { index: number; text: string }[] {
  return code
    .split('\n')
    .map((line, index) => ({ index, text: line.trim() }))
    .filter(({ text }) => text !== '' && labelText(text) === undefined);
}

/** Returns true if a wrong solution only uses what the model solution uses, or what readers know. */
function isTaught(
  { language, isPage, code, solution }: WrongFile,
  taught: ReadonlySet<string>,
): boolean {
  const ownMembers = new Set(language === 'js' ? declaredMembers(solution) : []);
  const [known, used] = [solution, code].map((text) =>
    usesOf({ code: text, language, isPage }, ownMembers),
  );
  const keys = new Set([...taught, ...(known ?? []).flatMap(keysOf)]);
  return (used ?? []).every((use) => keysOf(use).some((key) => keys.has(key)));
}
