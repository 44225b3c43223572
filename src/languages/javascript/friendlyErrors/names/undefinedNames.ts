/** Explains names that don't exist or aren't initialized yet. */
import { MISSING_APIS } from '../../run/missingApis';
import { bracketsAround } from '../../source/brackets';
import { findDeclared, partnerBefore } from '../../source/declared';
import type { Rule } from '../rule';
import { PRINT_NAMES, TO_PRINT } from '../runtimeErrors/printing';
import { escaped, named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { describeTurnedOff } from '../turnedOff';
import { nearName } from './nearName';
import { describeSplitName } from './splitNames';
import { describeUnit } from './units';

/** Built-in names and common keywords, separated by spaces. */
export const BUILT_IN =
  'console Math JSON Object Array String Number Boolean Date Map Set Promise Symbol RegExp Error undefined NaN Infinity parseInt parseFloat isNaN setTimeout clearTimeout setInterval structuredClone true false null return const function';

/** Names from other programming languages, with their counterparts in JavaScript. */
const MEANT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRINT_NAMES.map((name) => [name, TO_PRINT])),
  len: 'The number of items is `list.length`.',
  str: 'To turn a value into a string, write `String(…)`.',
  int: 'To get a whole number, write `Math.trunc(…)`. To turn a string into a number, write `Number(…)`.',
  range: 'To count, use a loop: `for (let i = 0; i < n; i++)`.',
  None: 'For no value, write `null`.',
  nil: 'For no value, write `null`.',
  True: 'Write it in lowercase: `true`.',
  self: 'In a class, the object is `this`.',
  False: 'Write it in lowercase: `false`.',
};

/** Engines' messages for a name that isn't declared. */
export const NOT_DEFINED = [
  /^(\S+) is not defined$/,
  /^assignment to undeclared variable (.+)/,
  /^Can't find variable: (.+)/,
];

export const NAME_RULES: readonly Rule[] = [
  {
    patterns: NOT_DEFINED,
    explanation: (source, match) => describeUndefined(source, match[1] ?? ''),
  },
  {
    patterns: [
      /^Cannot access '(.+)' before initialization/,
      /^can't access lexical declaration '(.+)' before/,
      /^Cannot access uninitialized variable/,
    ],
    explanation: (source, match) => describeEarly(source, match[1]),
  },
];

function describeUndefined(source: Source, name: string): string {
  const { here, tokens } = source;
  if (Object.hasOwn(MISSING_APIS, name))
    return `${named(name)} isn't available here. ${MISSING_APIS[name]}`;
  const meant = [name, name.toLowerCase()]
    .filter((word) => Object.hasOwn(MEANT, word))
    .map((word) => MEANT[word])[0];
  if (meant !== undefined) return `${named(name)} doesn't exist. ${meant}`;
  const declared = findDeclared(tokens);
  const own = declared.find((other) => other.name === name);
  if (own !== undefined) {
    return `${named(name)} is declared on line ${own.line}, but it only exists inside the braces around it. To use it here, declare it outside them.`;
  }
  const turnedOff = describeTurnedOff(
    source.code,
    `\\b(?:const|let|var|function) ${escaped(name)}(?=\\s*[=(])`,
  );
  if (turnedOff !== undefined) return turnedOff;
  const unit = /^\$\d/.test(name) ? describeUnit(source) : undefined;
  if (unit !== undefined) return unit;
  const split = here.some(({ text }) => text === name) ? describeSplitName(source) : undefined;
  if (split !== undefined) return split;
  if (!tokens.some(({ text }) => text === name)) {
    // The learner's code doesn't contain the name, so it's the tests that use it.
    const other = nearName(
      name,
      declared.map((one) => one.name),
    );
    return other === undefined
      ? `The task asks for ${named(name)}, but your code doesn't declare it.`
      : `The task calls it ${named(name)}, but your code has ${named(other)}. Rename it.`;
  }
  const index = here.findIndex(({ text }, at) => text === name && here[at - 1]?.text !== '.');
  const [before, after] = [here[index - 1]?.text ?? '', here[index + 1]?.text ?? ''];
  // Unless it's constructed, called, or followed by a dot, a capitalized word such as `May` is probably text,
  // not a misspelled built-in such as `Map`.
  const isUsed = before === 'new' || /^[(.]$/.test(after);
  const builtIn = BUILT_IN.split(' ').filter((other) => isUsed || !/^[A-Z][a-z]/.test(other));
  const near = nearName(name, [...declared.map((other) => other.name), ...builtIn]);
  const [, result] = /^return(\d.*)/.exec(name) ?? [];
  if (result !== undefined) return `A space is missing: ${named(`return ${result}`)}.`;
  if (near !== undefined) {
    const hint = near.toLowerCase() === name.toLowerCase() ? ' Capitalization matters.' : '';
    return `${named(name)} doesn't exist. Did you mean ${named(near)}?${hint}`;
  }
  const [, keyword, rest] = /^(const|let|var)(.+)/.exec(name) ?? [];
  if (after === '=' && keyword && rest)
    return `A space is missing: ${named(`${keyword} ${rest}`)}.`;
  if (after === '=' && here.slice(index + 2).some(({ text }) => text === name)) {
    return `${named(name)} isn't declared yet. On a line above, declare it with its first value: ${named(`let ${name} = …;`)}.`;
  }
  const open = tokens.indexOf(bracketsAround(tokens).get(here[index] as Token) as Token);
  const isInIf =
    tokens[open - 1]?.text === 'else' || tokens[partnerBefore(tokens, open - 1) - 1]?.text === 'if';
  if (after === '=' && isInIf)
    return `${named(name)} isn't declared yet. Declare it with \`let\` above the \`if\`.`;
  if (after === '=')
    return `${named(name)} isn't declared yet. Write \`let\` or \`const\` before it.`;
  if (after === '(')
    return `There's no function ${named(name)}. Check the spelling, or write the function.`;
  if (
    tokens.some(
      ({ text }, at) =>
        text === name && tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'this',
    )
  ) {
    return `${named(name)} doesn't exist on its own. To read a field of the object, write \`this.${name}\`.`;
  }
  const isText =
    /^(?:[(,[:=+]|===?|!==?|return|case)?$/.test(before) &&
    /^(?:[),\];:}+]|===?|!==?)?$/.test(after);
  return isText
    ? `${named(name)} doesn't exist. If it's text, put it in quotes. If it's a variable, declare it first.`
    : `${named(name)} doesn't exist. Check the spelling, or declare it first with \`let\` or \`const\`.`;
}

function describeEarly(
  { here, tokens, line = 0 }: Source,
  known: string | undefined,
): string | undefined {
  const later = findDeclared(tokens).filter(
    (declared) => /^(?:let|const|class)$/.test(declared.kind) && declared.line >= line,
  );
  const declared = later.find(({ name }) =>
    known === undefined ? here.some(({ text }) => text === name) : name === known,
  );
  const name = known ?? declared?.name;
  if (name === undefined) return undefined;
  if (declared === undefined) {
    return `${named(name)} is used before its declaration runs. Move the declaration up.`;
  }
  return declared.line === line
    ? `${named(name)} is used in its own declaration, before it has a value.`
    : `${named(name)} is used before it's declared on line ${declared.line}. Move that line above this one.`;
}
