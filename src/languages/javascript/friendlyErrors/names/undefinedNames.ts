/** Explains names that don't exist or aren't initialized yet. */
import { MISSING_APIS } from '../../run/missingApis';
import { bracketsAround } from '../../source/brackets';
import { findDeclared, partnerBefore } from '../../source/declared';
import type { Rule } from '../rule';
import { PRINT_NAMES } from '../runtimeErrors/printing';
import { escaped, named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { describeTurnedOff } from '../turnedOff';
import * as printing from '../../../../texts/en/errors/printing';
import * as texts from '../../../../texts/en/errors/undefinedNames';
import { nearName } from './nearName';
import { describeSplitName } from './splitNames';
import { describeUnit } from './units';

/** Built-in names and common keywords, separated by spaces. */
export const BUILT_IN =
  'console Math JSON Object Array String Number Boolean Date Map Set Promise Symbol RegExp Error undefined NaN Infinity parseInt parseFloat isNaN setTimeout clearTimeout setInterval structuredClone true false null return const function';

/** Names from other programming languages, with their counterparts in JavaScript. */
const MEANT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRINT_NAMES.map((name) => [name, printing.toPrint])),
  ...texts.meant,
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
  const hint = Object.hasOwn(MISSING_APIS, name) ? MISSING_APIS[name] : undefined;
  if (hint !== undefined) return texts.notAvailable(named(name), hint);
  const meant = [name, name.toLowerCase()]
    .filter((word) => Object.hasOwn(MEANT, word))
    .map((word) => MEANT[word])[0];
  if (meant !== undefined) return texts.doesNotExist(named(name), meant);
  const declared = findDeclared(tokens);
  const own = declared.find((other) => other.name === name);
  if (own !== undefined) {
    return texts.onlyInBraces(named(name), own.line);
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
      ? texts.taskAsksFor(named(name))
      : texts.taskCallsIt(named(name), named(other));
  }
  const index = here.findIndex(({ text }, at) => text === name && here[at - 1]?.text !== '.');
  const [before, after] = [here[index - 1]?.text ?? '', here[index + 1]?.text ?? ''];
  // Unless it's constructed, called, or followed by a dot, a capitalized word such as `May` is probably text,
  // not a misspelled built-in such as `Map`.
  const isUsed = before === 'new' || /^[(.]$/.test(after);
  const builtIn = BUILT_IN.split(' ').filter((other) => isUsed || !/^[A-Z][a-z]/.test(other));
  const near = nearName(name, [...declared.map((other) => other.name), ...builtIn]);
  const [, result] = /^return(\d.*)/.exec(name) ?? [];
  if (result !== undefined) return texts.spaceMissing(named(`return ${result}`));
  if (near !== undefined) {
    const isCase = near.toLowerCase() === name.toLowerCase();
    return texts.didYouMean({ name: named(name), near: named(near), isCase });
  }
  const [, keyword, rest] = /^(const|let|var)(.+)/.exec(name) ?? [];
  if (after === '=' && keyword && rest) return texts.spaceMissing(named(`${keyword} ${rest}`));
  if (after === '=' && here.slice(index + 2).some(({ text }) => text === name)) {
    return texts.needsFirstValue(named(name), named(`let ${name} = …;`));
  }
  const open = tokens.indexOf(bracketsAround(tokens).get(here[index] as Token) as Token);
  const isInIf =
    tokens[open - 1]?.text === 'else' || tokens[partnerBefore(tokens, open - 1) - 1]?.text === 'if';
  if (after === '=' && isInIf) return texts.declareAboveIf(named(name));
  if (after === '=') return texts.declareHere(named(name));
  if (after === '(') return texts.noFunction(named(name));
  if (
    tokens.some(
      ({ text }, at) =>
        text === name && tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'this',
    )
  ) {
    return texts.fieldOfThis(named(name), `this.${name}`);
  }
  const isText =
    /^(?:[(,[:=+]|===?|!==?|return|case)?$/.test(before) &&
    /^(?:[),\];:}+]|===?|!==?)?$/.test(after);
  return isText ? texts.textOrVariable(named(name)) : texts.checkSpelling(named(name));
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
    return texts.beforeDeclaration(named(name));
  }
  return declared.line === line
    ? texts.inOwnDeclaration(named(name))
    : texts.beforeLine(named(name), declared.line);
}
