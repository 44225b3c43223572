/** Explains unknown names if the code or the task shows what was meant. */
import { findDeclared } from '../../source/declared';
import { functionAround } from '../../source/functions';
import { named, type Source } from '../../source/source';
import { describeLetter } from '../names/units';
import { nearName } from '../names/nearName';
import { BUILT_IN, NOT_DEFINED } from '../names/undefinedNames';
import type { Rule } from '../rule';
import * as printing from '../../../../texts/en/errors/printing';
import * as texts from '../../../../texts/en/errors/unknownNames';
import { PRINT_NAMES } from './printing';

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
const MATH = Object.getOwnPropertyNames(Math).filter((name) => /^[a-z]/.test(name));

export const UNKNOWN_NAME_RULES: readonly Rule[] = [
  {
    patterns: NOT_DEFINED,
    explanation: (source, [, name = '']) =>
      describePrint(source, name) ??
      describeWanted(source, name) ??
      (isNear(source, name) ? undefined : describeMeant(source, name)),
  },
];

function isNear({ tokens }: Source, name: string): boolean {
  const known = findDeclared(tokens).map((declared) => declared.name);
  return nearName(name, [...known, ...BUILT_IN.split(' ')]) !== undefined;
}

/** Explains `document.write`, misspellings of `console.log`, and other languages' functions for printing. */
function describePrint(source: Source, name: string): string | undefined {
  const after = source.here[source.here.findIndex(({ text }) => text === name) + 2]?.text ?? '';
  if (/^console_?log$/i.test(name)) return texts.periodMissing;
  if (name === 'System' || (name === 'document' && /^write(?:ln)?$/.test(after)))
    return printing.toPrint;
  return PRINT_NAMES.includes(name) && isWithoutReturn(source, name)
    ? texts.returnOrPrint(named(name))
    : undefined;
}

function isWithoutReturn(source: Source, name: string): boolean {
  const around = functionAround(source, name);
  return around !== undefined && !around.tokens.some(({ text }) => text === 'return');
}

/** Explains that a call has the name from the task, but the declaration doesn't. */
function describeWanted({ tokens, wanted }: Source, name: string): string | undefined {
  const declared = findDeclared(tokens).filter(
    (other) => other.kind !== 'parameter' && !wanted.has(other.name),
  );
  const isUsed = wanted.has(name) && tokens.some(({ text }) => text === name);
  const near = isUsed
    ? nearName(
        name,
        declared.map((other) => other.name),
      )
    : undefined;
  const found = declared.find((other) => other.name === near);
  return (
    found && texts.taskAsksFor({ name: named(name), line: found.line, near: named(found.name) })
  );
}

function describeMeant(source: Source, name: string): string | undefined {
  const { here, tokens, code } = source;
  const number = NUMBERS.indexOf(name.toLowerCase());
  if (number >= 0) return texts.writeNumber(named(name), number);
  const letter = describeLetter(name);
  if (letter !== undefined) return letter;
  const at = here.findIndex(({ text }) => text === name);
  const after = here[at + 1];
  if (after?.text === '(' && MATH.includes(name) && name !== 'log') {
    return texts.didYouMean(named(name), `Math.${name}`);
  }
  const isField = tokens.some(({ text }) => text === 'this');
  if (after?.text === '=' && !isField && isWithoutReturn(source, name)) {
    const value = /^[^;\n]*/.exec(code.slice(after.end))?.[0].trim() ?? '';
    return texts.returnOrDeclare(named(name), named(`return ${value};`));
  }
  const names = new Set(findDeclared(tokens).map((declared) => declared.name));
  const first = [...names].find(
    (start) => name.startsWith(start) && names.has(name.slice(start.length)),
  );
  if (first === undefined || !tokens.some(({ text }) => text === name)) return undefined;
  const second = name.slice(first.length);
  return texts.runTogether({
    name: named(name),
    first: named(first),
    second: named(second),
    calculation: named(`${first} * ${second}`),
  });
}
