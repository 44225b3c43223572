/** Explains parameters that are missing, declared again, or used outside their function. */
import { findDeclared, findFunctions } from '../../source/declared';
import { argumentsOf, functionAround, parametersOf } from '../../source/functions';
import { named, type Source } from '../../source/source';
import { isNameWord } from '../../source/words';
import { nearName } from '../names/nearName';
import { BUILT_IN } from '../names/undefinedNames';
import type { Rule } from '../rule';
import * as texts from '../../../../texts/en/errors/parameters';

export const PARAMETER_RULES: readonly Rule[] = [
  {
    patterns: [
      /^Identifier '(.+)' has already been declared/,
      /^redeclaration of formal parameter (.+)/,
      /^Cannot declare an? .+(?:twice|variable|been declared).*'(.+)'/,
    ],
    explanation: (source, match) => describeDeclaredAgain(source, match[1] ?? ''),
  },
  {
    patterns: [/^(\S+) is not defined$/, /^Can't find variable: (.+)/],
    explanation: (source, [, name = '']) =>
      describeOutside(source, name) ?? describeNoParameter(source, name),
  },
];

/** Explains `const age = 4;` in a function with the parameter `age`. */
function describeDeclaredAgain(source: Source, name: string): string | undefined {
  const { here, tokens, line } = source;
  const at = here.findIndex(({ text }) => /^(?:let|const|var)$/.test(text));
  const around = functionAround(source, name);
  const isParameter = around !== undefined && parametersOf(tokens, around).includes(name);
  if (!isParameter || here[at + 1]?.text !== name || here[at + 2]?.text !== '=') return undefined;
  const isChange = here.slice(at + 2).some(({ text }) => text === name);
  if (isChange) {
    return texts.declaredAgain(named(name), named(here[at]?.text ?? ''));
  }
  return texts.valueFromCall(named(name), at === 0 ? line : undefined);
}

/** Explains a parameter that's used outside its function. */
function describeOutside({ tokens, here }: Source, name: string): string | undefined {
  const declared = findDeclared(tokens).filter((other) => other.name === name);
  const owner = findFunctions(tokens).find((body) => parametersOf(tokens, body).includes(name));
  const isOnly = declared.length > 0 && declared.every(({ kind }) => kind === 'parameter');
  if (!isOnly || !owner?.name) return undefined;
  const isStray = /^(?:return|if)$/.test(here[0]?.text ?? '');
  return texts.onlyInside({ name: named(name), owner: named(owner.name), isStray });
}

/** Explains a function that uses a name for the value it gets, but doesn't declare it as a parameter. */
function describeNoParameter(source: Source, name: string): string | undefined {
  const { tokens, wanted } = source;
  const around = functionAround(source, name);
  if (!around?.name) return undefined;
  const declared = new Set(findDeclared(tokens).map((other) => other.name));
  const known = new Set([...declared, ...BUILT_IN.split(' ')]);
  if (nearName(name, known) !== undefined) return undefined;
  const missing = around.tokens.filter((token, index) => {
    const [before, after] = [around.tokens[index - 1]?.text, around.tokens[index + 1]?.text ?? ''];
    const isName = isNameWord(token) && before !== '.' && !/^(?:[(:=])$/.test(after);
    return isName && !known.has(token.text);
  });
  const own = parametersOf(tokens, around);
  const all = [...own, ...new Set(missing.map(({ text }) => text))];
  const given = argumentsOf(tokens, around.name)?.length;
  const isGiven = given === all.length || (given === undefined && wanted.has(around.name));
  if (!isGiven || !all.includes(name) || (own.length > 0 && given === undefined)) return undefined;
  const head = named(`${around.name}(${all.join(', ')})`);
  return own.length === 0
    ? texts.noParameters(named(around.name), head)
    : texts.notParameterYet({ name: named(name), owner: named(around.name), head });
}
