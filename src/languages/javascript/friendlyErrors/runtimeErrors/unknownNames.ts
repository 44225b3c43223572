/** Explains unknown names if the code or the task shows what was meant. */
import { findDeclared } from '../../source/declared';
import { functionAround } from '../../source/functions';
import { named, type Source } from '../../source/source';
import { describeLetter } from '../names/units';
import { nearName } from '../names/nearName';
import { BUILT_IN, NOT_DEFINED } from '../names/undefinedNames';
import type { Rule } from '../rule';
import { PRINT_NAMES, TO_PRINT } from './printing';

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
  if (/^console_?log$/i.test(name)) return 'A period is missing. Write `console.log(…)`.';
  if (name === 'System' || (name === 'document' && /^write(?:ln)?$/.test(after))) return TO_PRINT;
  return PRINT_NAMES.includes(name) && isWithoutReturn(source, name)
    ? `${named(name)} doesn't exist. To send the value back, write \`return …;\`. To print it, write \`console.log(…)\`.`
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
  const line = declared.find((other) => other.name === near)?.line;
  return near === undefined
    ? undefined
    : `The task asks for ${named(name)}, but line ${line} declares ${named(near)}. Rename it there.`;
}

function describeMeant(source: Source, name: string): string | undefined {
  const { here, tokens, code } = source;
  const number = NUMBERS.indexOf(name.toLowerCase());
  if (number >= 0) return `${named(name)} doesn't exist. Write the number \`${number}\`.`;
  const letter = describeLetter(name);
  if (letter !== undefined) return letter;
  const at = here.findIndex(({ text }) => text === name);
  const after = here[at + 1];
  if (after?.text === '(' && MATH.includes(name) && name !== 'log') {
    return `${named(name)} doesn't exist. Did you mean \`Math.${name}\`?`;
  }
  const isField = tokens.some(({ text }) => text === 'this');
  if (after?.text === '=' && !isField && isWithoutReturn(source, name)) {
    const value = /^[^;\n]*/.exec(code.slice(after.end))?.[0].trim() ?? '';
    return `${named(name)} isn't declared yet. To send a value back, write ${named(`return ${value};`)}. To keep it under a name, write \`let\` or \`const\` before it.`;
  }
  const names = new Set(findDeclared(tokens).map((declared) => declared.name));
  const first = [...names].find(
    (start) => name.startsWith(start) && names.has(name.slice(start.length)),
  );
  if (first === undefined || !tokens.some(({ text }) => text === name)) return undefined;
  const second = name.slice(first.length);
  return `${named(name)} is ${named(first)} and ${named(second)} run together. Write what to calculate, as in ${named(`${first} * ${second}`)}.`;
}
