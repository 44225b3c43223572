/** Says in one or two sentences what a step of a program did. */
import type { OutputEntry } from '../../../../sandbox/protocol';
import type { PageChange, TraceEvent, TraceValue } from '../../../../sandbox/trace';
import * as texts from '../../../../texts/en/steps';
import type { FunctionInfo, Instrumented } from '../siteTable';
import { changesBetween, type Change } from './changes';
import { code, describeObject } from './describeObject';
import { idOf, objectsById, valueText, type Objects } from './values';

/** Maximum number of changes to name. */
const MAX_CHANGES = 3;

/** Maximum length of printed text. */
const MAX_PRINTED = 60;

export interface Described {
  /** Empty if nothing happened that can be shown. */
  text: string;
  changes: Change[];
}

/**
 * Describes what happened between two events. Code is in backticks.
 *
 * @param output - everything that the run printed
 */
export function describeStep(
  before: TraceEvent,
  after: TraceEvent,
  program: Instrumented,
  output: readonly OutputEntry[],
): Described {
  const changes = changesBetween(before, after, program);
  const { sets = [] } = after.kind === 'at' ? (program.sites[after.site] ?? {}) : {};
  const { page = [] } = after;
  // The page's own changes say more than an element's new label.
  const isSaid = (change: Change): boolean =>
    page.length > 0 && change.kind === 'object' && change.after.kind === 'other';
  const sentences = [
    ...changes
      .filter((change) => !isSaid(change))
      .map((change) => describeChange(change, before, after, sets)),
    ...page.map(describePage),
  ];
  const rest = sentences.length - MAX_CHANGES;
  const parts = [
    ...statementParts(before, program),
    ...printedParts(output.slice(before.printed, after.printed)),
    ...sentences.slice(0, MAX_CHANGES),
    ...(rest > 0 ? [texts.moreChanges(rest)] : []),
    ...eventParts(after, program),
  ];
  return { text: parts.join(' '), changes };
}

function describeChange(
  change: Change,
  before: TraceEvent,
  after: TraceEvent,
  sets: readonly string[],
): string {
  const objects = objectsById(after.objects);
  const old = objectsById(before.objects);
  if (change.kind === 'object') return describeObject(change, objects, old);
  const name = code(change.name);
  const value = code(valueText(change.after, objects));
  const isNew = change.before === undefined || sets.includes(change.name);
  return isNew
    ? texts.is(name, value)
    : texts.was(name, code(valueText(change.before ?? '', old)), value);
}

/** Describes a change to the page. */
function describePage({ kind, element, of = '', value, count = 1 }: PageChange): string {
  const [one, other] = [code(element), code(of)];
  switch (kind) {
    case 'text':
      return value === '' ? texts.textIsGone(one) : texts.textIsNow(one, code(value ?? ''));
    case 'attribute':
      if (value === undefined) return texts.attributeIsGone(one, other);
      return value === ''
        ? texts.attributeIsSet(one, other)
        : texts.attributeIsNow(one, other, code(value));
    case 'added':
      return count > 1 ? texts.manyAdded(count, other) : texts.elementAdded(one, other);
    case 'removed':
      return count > 1 ? texts.manyRemoved(count, other) : texts.elementRemoved(one, other);
  }
}

/** Describes the statement's own effect. */
function statementParts({ kind, site }: TraceEvent, { sites }: Instrumented): string[] {
  if (kind !== 'at') return [];
  const { kind: statement, text = '' } = sites[site] ?? {};
  if (statement === 'class') return [texts.definesClass(text)];
  if (statement === 'break' && (sites[site]?.loops.length ?? 0) > 0) return [texts.leavesLoop];
  return statement === 'continue' ? [texts.skipsTurn] : [];
}

function printedParts(entries: readonly OutputEntry[]): string[] {
  const [first] = entries;
  if (first === undefined) return [];
  if (entries.length > 1 || first.text.includes('\n')) {
    const lines = entries.reduce((sum, { text }) => sum + text.split('\n').length, 0);
    return [texts.printsLines(lines)];
  }
  if (first.text === '') return [texts.printsEmptyLine];
  const { text } = first;
  return [texts.prints(code(text.length > MAX_PRINTED ? `${text.slice(0, MAX_PRINTED)}…` : text))];
}

function eventParts(event: TraceEvent, program: Instrumented): string[] {
  const objects = objectsById(event.objects);
  const show = (value: TraceValue): string => code(valueText(value, objects));
  const frame = event.frames.at(-1);
  const called = program.functions[frame?.fn ?? 0];
  const site = program.sites[event.site];
  const { value = 'u' } = event;
  switch (event.kind) {
    case 'enter': {
      if (called === undefined) return [];
      const values = (frame?.values ?? []).slice(0, called.parameters);
      while (values.at(-1) === 'u') values.pop();
      return [texts.calls(nameOf(called), texts.listOf(values.map(show)))];
    }
    case 'return':
      if (called === undefined) return [];
      return [
        value === 'u' || called.kind === 'new'
          ? texts.ends(nameOf(called))
          : texts.givesBack(nameOf(called), show(value)),
      ];
    case 'throw':
      return called ? [texts.fails(nameOf(called), show(value))] : [];
    case 'test':
      return site?.text === undefined ? [] : [condition(site.text, site.decides, value, show)];
    case 'wait':
      if (called?.isGenerator) return [texts.handsOut(nameOf(called), show(value))];
      return [isPromise(value, objects) ? texts.waitsForPromise : texts.waits(show(value))];
    case 'resume': {
      const who = called ? nameOf(called) : texts.theProgram;
      return [value === 'u' ? texts.goesOn(who) : texts.goesOnWith(who, show(value))];
    }
    case 'timer':
      return [texts.timerDue];
    case 'at':
      return site?.kind === 'caught' ? [texts.catches] : [];
    default:
      return [];
  }
}

function condition(
  text: string,
  decides: 'if' | 'loop' | undefined,
  value: TraceValue,
  show: (value: TraceValue) => string,
): string {
  const isTrue = !FALSY.has(value);
  const isBoolean = value.startsWith('b');
  const test = texts.condition(code(text), show(value), isTrue, !isBoolean);
  if (decides === 'loop') return isTrue ? texts.loopGoesOn(test) : texts.loopEnds(test);
  return texts.decided(test);
}

const FALSY = new Set(['bfalse', 'u', 'l', 'n0', 'n-0', 'nNaN', 's', 'i0']);

function isPromise(value: TraceValue, objects: Objects): boolean {
  const id = idOf(value);
  return id !== undefined && objects.get(id)?.name === 'Promise';
}

/** Returns how sentences call a function. */
export function nameOf({ kind, name, line }: FunctionInfo): string {
  if (kind === 'program') return texts.theProgram;
  return name === '' ? texts.functionOnLine(line) : texts.theFunction[kind](name);
}
