/** Reads right and wrong solutions to web exercises. Fences with the same description form one solution. */
import type { Code } from 'mdast';
import type { WebLanguage } from '../../../content/lesson';
import { fenceRole } from '../markdown/codeBlocks';
import { webFault, webLanguage } from '../exercises/webFiles';
import { applyPatch, readPatch } from './patch';
import type { WebProgram } from './programs';
import type { Survivor } from './solutions';

export type WebCode = Partial<Record<WebLanguage, string>>;

/** A solution that must pass. */
export interface WebAttempt {
  line: number;
  /** Description of the solution. */
  words: string;
  /** The files that differ from the lesson's solution. */
  files: WebCode;
}

/** A solution that must fail. */
export interface WrongWebAttempt extends WebAttempt {
  /** Part of the name or message of the check that must fail. */
  by: string;
}

/** A mutation of one of the solution's files that checks don't have to catch. */
export interface WebSurvivor extends Survivor {
  language: WebLanguage;
}

export interface WebSet {
  exercise: string;
  line: number;
  right: WebAttempt[];
  wrong: WrongWebAttempt[];
  survivors: WebSurvivor[];
}

type Report = (line: number, reason: string) => void;

/** In a `diff` fence, the word after the role names the file to change. */
const FENCE =
  /^(html|css|js|diff) (right|wrong|survives)(?: (html|css|js))? "([^"]+)"(?: by "([^"]+)")?$/;

/** Reads one fence and adds it to the set. */
export function readWebFence(
  set: WebSet,
  node: Code,
  line: number,
  program: WebProgram,
  report: Report,
): void {
  const [, fence = '', role = '', named, words = '', by = ''] = FENCE.exec(fenceRole(node)) ?? [];
  const isDiff = fence === 'diff';
  const [only] = program.languages;
  const language = webLanguage(isDiff ? (named ?? (program.languages[1] ? '' : only)) : fence);
  if (language === undefined || (!isDiff && (named !== undefined || role === 'survives'))) {
    report(
      line,
      'the known ones are: html right "the style", css wrong "the mistake" by "the check", diff wrong css "the mistake" by "the check", diff survives css "the reason"',
    );
    return;
  }
  if (!program.languages.includes(language)) {
    report(line, `the reader of "${program.id}" can't change the ${language} file`);
    return;
  }
  const model = program.solution[language]?.code ?? '';
  const changed = isDiff ? applyPatch(model, readPatch(node.value)) : { code: node.value };
  if (typeof changed === 'string') {
    report(line, changed);
    return;
  }
  const fault = webFault(language, changed.code);
  if (fault !== undefined) {
    report(line + (isDiff ? 0 : fault.line), `the code doesn't parse: ${fault.reason}`);
    return;
  }
  if (role === 'survives') {
    if (by !== '') report(line, 'no check catches a survivor; remove the by');
    set.survivors.push({ line, reason: words, language, code: changed.code });
    return;
  }
  const attempt = attemptOf(set, role, line, words, by, report);
  if (attempt === undefined) return;
  if (attempt.files[language] !== undefined) {
    report(line, `"${words}" has two ${language} files; say what's different`);
  }
  attempt.files[language] = changed.code;
}

/** Returns the solution that a fence belongs to. Creates the solution if this is its first fence. */
function attemptOf(
  set: WebSet,
  role: string,
  line: number,
  words: string,
  by: string,
  report: Report,
): WebAttempt | undefined {
  if (role === 'right') {
    if (by !== '') {
      report(line, "a right solution doesn't fail a check; remove the by");
      return undefined;
    }
    return known(set.right, words) ?? added(set.right, { line, words, files: {} });
  }
  const before = known(set.wrong, words);
  if (before === undefined && by === '') {
    report(line, `say by which check "${words}" fails: by "…"`);
    return undefined;
  }
  return before ?? added(set.wrong, { line, words, by, files: {} });
}

function known<Attempt extends WebAttempt>(
  attempts: readonly Attempt[],
  words: string,
): Attempt | undefined {
  return attempts.find((attempt) => attempt.words === words);
}

function added<Attempt extends WebAttempt>(attempts: Attempt[], attempt: Attempt): Attempt {
  attempts.push(attempt);
  return attempt;
}
