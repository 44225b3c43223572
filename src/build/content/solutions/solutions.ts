/** Reads the right and wrong solutions in a lesson's solutions file. */
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { fenceRole } from '../markdown/codeBlocks';
import { limitFault } from '../markdown/limits';
import { readProgram } from '../markdown/readProgram';
import type { Problem } from '../problems';
import { isNamed } from '../run/reportKeys';
import { applyPatch, readPatch } from './patch';
import { sourceOf, type Snippet, type WebProgram } from './programs';
import { readWebFence, type WebSet } from './webSolutions';

const parser = unified().use(remarkParse);

const MIN_RIGHT = 3;
const MIN_WRONG = 6;

/** Longest description of a mistake, in characters. */
const MAX_SENTENCE = 150;

const SENTENCE = new RegExp(`^(?=.{1,${MAX_SENTENCE}}$).*[.!?]$`, 'u');

/** A solution that must pass its exercise's tests or, as a `WrongAttempt`, fail them. */
export interface Attempt {
  line: number;
  /** Description of the solution. For a wrong one, a sentence about its mistake that readers see. */
  words: string;
  code: string;
  /** The TypeScript that `code` was made from; undefined if the exercise has JavaScript. */
  typed?: string;
}

export interface WrongAttempt extends Attempt {
  /**
   * Part of the name or message of the test that must fail. `error` if the code must throw instead; `stopped`
   * if it must exceed the time limit; `types` if the compiler must refuse it.
   */
  by: string;
}

/** A mutation of the solution that tests don't have to catch. */
export interface Survivor {
  line: number;
  reason: string;
  /** The mutated solution. */
  code: string;
}

/** The right and wrong solutions to one exercise. */
export interface SolutionSet {
  exercise: string;
  line: number;
  right: Attempt[];
  wrong: WrongAttempt[];
  survivors: Survivor[];
}

export interface SolutionsFile {
  sets: SolutionSet[];
  webSets: WebSet[];
  problems: Problem[];
}

/**
 * Reads the solution sets of one lesson.
 *
 * @param file - path for error messages
 * @param modelOf - returns the solution to an exercise in the lesson; undefined if there is none
 * @param webOf - returns a web exercise in the lesson; undefined if there's none
 * @param small - ids of tasks for which any number of solutions is enough
 */
export function readSolutions(
  file: string,
  source: string,
  modelOf: (exercise: string) => Snippet | undefined,
  webOf: (exercise: string) => WebProgram | undefined = () => undefined,
  small: readonly string[] = [],
): SolutionsFile {
  const problems: Problem[] = [];
  const report = (line: number, reason: string): void => void problems.push({ file, line, reason });
  const sets: SolutionSet[] = [];
  const webSets: WebSet[] = [];
  let current: SolutionSet | WebSet | undefined;
  const fault = limitFault(source);
  if (fault) report(fault.line, fault.reason);
  for (const node of fault ? [] : parser.parse(source).children) {
    const line = node.position?.start.line ?? 1;
    const set = current;
    if (node.type === 'heading' && node.depth === 2) {
      const exercise = node.children.map((child) => ('value' in child ? child.value : '')).join('');
      const web = webOf(exercise);
      if (modelOf(exercise) === undefined && web === undefined) {
        report(line, `the lesson has no exercise "${exercise}"`);
      }
      if ([...sets, ...webSets].some((other) => other.exercise === exercise)) {
        report(line, `exercise "${exercise}" already has a set above`);
      }
      const empty = { exercise, line, right: [], wrong: [], survivors: [] };
      current = empty;
      if (web === undefined) sets.push(empty);
      else webSets.push(empty);
    } else if (node.type === 'code') {
      const web = webOf(set?.exercise ?? '');
      if (set === undefined) {
        report(line, 'a solution goes under a ## heading with the id of its exercise');
      } else if (web !== undefined) {
        readWebFence(set as WebSet, node, line, web, report);
      } else {
        readFence(set as SolutionSet, node, line, modelOf(set.exercise), report);
      }
    } else if (node.type !== 'paragraph' && !(node.type === 'heading' && node.depth === 1)) {
      report(line, 'only ## headings, solutions and remarks of one paragraph go here');
    }
  }
  [...sets, ...webSets]
    .filter(({ exercise }) => !small.includes(exercise))
    .forEach((set) => reportCounts(set, report));
  return { sets, webSets, problems };
}

type Report = (line: number, reason: string) => void;

function readFence(
  set: SolutionSet,
  node: Code,
  line: number,
  model: Snippet | undefined,
  report: Report,
): void {
  const language = model?.typed === undefined ? 'js' : 'ts';
  const [, fence = '', role = '', words = '', by = ''] =
    /^(js|ts|diff) (right|wrong|survives) "([^"]+)"(?: by "([^"]+)")?$/.exec(fenceRole(node)) ?? [];
  const fits = { right: by === '', wrong: by !== '', survives: by === '' && fence === 'diff' };
  const isProgram = fence === language;
  if (role === '' || !fits[role as keyof typeof fits] || !(isProgram || fence === 'diff')) {
    report(
      line,
      `the known ones are: ${language} right "the style", ${language} wrong "the mistake" by "the test", diff survives "the reason"`,
    );
    return;
  }
  const changed = isProgram
    ? { code: node.value }
    : applyPatch(model ? sourceOf(model) : '', readPatch(node.value));
  if (typeof changed === 'string') {
    report(line, changed);
    return;
  }
  const { code, typed, fault } = readProgram(changed.code, language);
  if (fault !== undefined) {
    const faultLine = isProgram ? line + fault.line : line;
    report(faultLine, `the code doesn't parse: ${fault.reason}`);
    return;
  }
  const source = typed === undefined ? {} : { typed };
  if (role === 'right') {
    set.right.push({ line, words, code, ...source });
  } else if (role === 'wrong') {
    set.wrong.push({ line, words, by, code, ...source });
  } else {
    set.survivors.push({ line, reason: words, code });
  }
}

function reportCounts(
  { exercise, line, right, wrong }: SolutionSet | WebSet,
  report: Report,
): void {
  if (right.length < MIN_RIGHT) {
    report(line, `"${exercise}" needs ${MIN_RIGHT} right solutions; it has ${right.length}`);
  }
  if (wrong.length < MIN_WRONG) {
    report(line, `"${exercise}" needs ${MIN_WRONG} wrong solutions; it has ${wrong.length}`);
  }
  const words = right.map((attempt) => attempt.words);
  const double = right.find((attempt, index) => words.indexOf(attempt.words) !== index);
  if (double !== undefined) {
    report(double.line, `"${double.words}" appears twice; say what's different`);
  }
  for (const attempt of wrong.filter(({ by }) => isNamed(by))) {
    if (!SENTENCE.test(attempt.words)) {
      const reason = `readers see "${attempt.words}"; write a sentence with a period, at most ${MAX_SENTENCE} characters long`;
      report(attempt.line, reason);
    }
  }
}
