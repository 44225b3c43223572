/** Explains attempts to change constants and read-only properties. */
import { findDeclared } from '../../source/declared';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/changes';

/** Matches code that assigns to a property, deletes one, or calls a mutating array method. */
const PROPERTY_CHANGE =
  /(?:\.\s*[\w$#]+|\])\s*(?:[-+*/%]?=(?!=)|\+\+|--)|\bdelete\b|\.(?:push|pop|sort|shift|unshift|splice|reverse|fill)\(/;

export const CHANGE_RULES: readonly Rule[] = [
  {
    patterns: [
      /^Assignment to constant variable/,
      /^invalid assignment to const '(.+)'/,
      /^Attempted to assign to readonly property/,
    ],
    explanation: describeConstant,
  },
  {
    patterns: [
      /^Cannot (?:assign to read only|add|delete|create|set) property '?([\w$]+)'?/,
      /^"(.+)" is read-only|^\d+ is read-only/,
      /^can't (?:define|assign to) property "(.+)"|^setting getter-only property "(.+)"|^property "(.+)" is non-configurable/,
      /^Attempt(?:ed|ing) to (?:assign to readonly|define) property|^Unable to delete property/,
      /^can't define array index/,
    ],
    explanation({ text }, match) {
      // Safari has one message for read-only properties and `const` variables; this rule is for properties.
      if (!PROPERTY_CHANGE.test(text)) return undefined;
      const name = match.slice(1).find((part) => part !== undefined && /^[A-Za-z_$]/.test(part));
      return texts.readOnly(name && named(name));
    },
  },
];

function describeConstant(
  { here, tokens, text }: Source,
  match: RegExpExecArray,
): string | undefined {
  const constants = findDeclared(tokens).filter(({ kind }) => kind === 'const');
  const isChanged = (name: string) =>
    here.some(
      (token, index) =>
        token.text === name &&
        here[index - 1]?.text !== '.' &&
        here[index - 1]?.text !== 'const' &&
        (/^(?:[-+*/%]?=|\*\*=|\+\+|--|\?\?=|&&=|\|\|=)$/.test(here[index + 1]?.text ?? '') ||
          /^(?:\+\+|--)$/.test(here[index - 1]?.text ?? '')),
    );
  const name = match[1] ?? constants.find((declared) => isChanged(declared.name))?.name;
  const constant = constants.find((declared) => declared.name === name);
  if (name === undefined || constant === undefined) return undefined;
  if (/(?:\b(?:if|while)\s*|(?=.*(?:&&|\|\|)))\([^=]*[^=!<>]=[^=>]/.test(text)) {
    return texts.toCompare(named(name));
  }
  // An unindented assignment isn't in a block, so the learner might want to change the initial value instead.
  return text.startsWith(`${name} =`)
    ? texts.changeFirstValue(named(name), constant.line)
    : texts.declareWithLet(named(name));
}
