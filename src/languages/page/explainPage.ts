/** Adds explanations to errors. Runs in the page, where the learner's code can't tamper with it. */
import { findEndlessLoop } from '../javascript/friendlyErrors/runtimeErrors/loops';
import { plainWords } from '../javascript/friendlyErrors/plainWords';
import type { RunError } from '../../sandbox/protocol';
import { stopped } from '../../texts/en/page/errorNames';
import * as texts from '../../texts/en/page/explainPage';

const STORAGE = /localStorage|sessionStorage|indexedDB|cookie/i;

/**
 * @param error - an error of the learner's script
 * @param code - the script
 * @returns the error with an explanation if the cause is certain
 */
export function explainPageError(error: RunError, code: string): RunError {
  const plain = error.name === stopped ? describeStopped(code) : plainWords(error, code);
  const hint = STORAGE.test(error.message) ? texts.noStorage : undefined;
  return { ...error, ...(plain && { plain }), ...(hint && { hint }) };
}

function describeStopped(code: string): string {
  return findEndlessLoop(code)?.plain ?? texts.endlessLoop;
}
