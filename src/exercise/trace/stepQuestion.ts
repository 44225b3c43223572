/** Asks what a step will do before showing it. */
import { valueText, objectsById } from '../../languages/javascript/trace/reading/values';
import { nameOf } from '../../languages/javascript/trace/reading/describeStep';
import type { Step } from '../../languages/javascript/trace/reading/steps';
import type { Instrumented } from '../../languages/javascript/trace/siteTable';
import type { TraceValue } from '../../sandbox/trace';
import * as texts from '../../texts/en/stepThrough';

export interface StepQuestion {
  text: string;
  /** Answers to choose from; undefined if the reader writes one. */
  choices?: readonly string[];
  answer: string;
}

/**
 * Returns a question about a step whose answer is a number, a text, `true` or `false`; undefined if there's none.
 *
 * @param step - the step that comes next
 */
export function questionAbout(step: Step, program: Instrumented): StepQuestion | undefined {
  const { after, changes, line } = step;
  const { value } = after;
  const objects = objectsById(after.objects);
  const ask = (text: string, asked: TraceValue): StepQuestion => ({
    text,
    ...(asked.startsWith('b') ? { choices: ['true', 'false'] } : {}),
    answer: valueText(asked, objects),
  });
  const change = changes.find((one) => one.kind === 'variable' && isSimple(one.after));
  if (change?.kind === 'variable' && line !== undefined) {
    return ask(texts.whatWillBe(change.name, line), change.after);
  }
  if (value === undefined || !isSimple(value)) return undefined;
  const condition = program.sites[after.site]?.text;
  if (after.kind === 'test' && condition !== undefined && value.startsWith('b')) {
    return ask(texts.willItBeTrue(condition), value);
  }
  const called = program.functions[after.frames.at(-1)?.fn ?? 0];
  return after.kind === 'return' && called && called.kind !== 'new'
    ? ask(texts.whatDoesItGiveBack(nameOf(called)), value)
    : undefined;
}

/** Compares an answer with the right one. Quotes around text, and other ways to write a number, don't matter. */
export function isRight(given: string, { answer }: StepQuestion): boolean {
  const [a, b] = [given, answer].map(plain);
  return a === b || (a !== '' && Number(a) === Number(b));
}

function plain(text: string): string {
  return text.trim().replace(/^(['"`])(.*)\1$/s, '$2');
}

function isSimple(value: TraceValue): boolean {
  return /^[nsb]/.test(value) && value.length < 30;
}
