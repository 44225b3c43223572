/** Explains values that are out of range, of the wrong type, or malformed. */
import { findFunctions } from '../../source/declared';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/values';

export const VALUE_RULES: readonly Rule[] = [
  {
    patterns: [/^Maximum call stack size exceeded/, /^too much recursion/],
    explanation: describeRecursion,
  },
  {
    patterns: [/^Invalid array length/, /^invalid array length/, /^Array length must be/],
    explanation: texts.arrayLength,
  },
  {
    patterns: [/^Invalid count value/, /^repeat count must/, /^String\.prototype\.repeat argument/],
    explanation: texts.repeat,
  },
  {
    patterns: [/^Invalid string length/, /^allocation size overflow/, /^Out of memory/],
    explanation: texts.tooLarge,
  },
  {
    patterns: [
      /^toFixed\(\) (?:digits )?argument/,
      /^precision (?:-?\d+) out of range/,
      /^toPrecision\(\) argument/,
    ],
    explanation: ({ text }) => (/toPrecision/.test(text) ? texts.toPrecision : texts.toFixed),
  },
  {
    patterns: [/^toString\(\) radix/, /^radix must be/],
    explanation: texts.toStringBase,
  },
  {
    patterns: [
      /^Invalid time value/,
      /^invalid date$/,
      /^Invalid Date$/,
      /^date value is not finite/,
    ],
    explanation: texts.invalidDate,
  },
  {
    patterns: [/^(?:[Rr]educe|reduceRight) of empty array/],
    explanation: texts.reduceNeedsInitialValue,
  },
  {
    patterns: [
      /^Cannot mix BigInt|^Cannot convert a BigInt value to a number/,
      /^can't convert BigInt to number/,
      /^Invalid mix of BigInt|^Conversion from 'BigInt' to 'number'/,
    ],
    explanation: texts.mixedBigInt,
  },
  {
    patterns: [/^Division by zero/, /^BigInt division by zero/, /^0 is an invalid divisor/],
    explanation: texts.bigIntByZero,
  },
  {
    patterns: [
      /^Cannot convert .+ to a BigInt|cannot be converted to a BigInt/,
      /^invalid BigInt syntax|can't be converted to BigInt/,
      /^Failed to parse String to BigInt|^Not an integer/,
    ],
    explanation: texts.bigIntNeedsNumber,
  },
  {
    patterns: [/^Cannot convert a Symbol|^can't convert symbol|^Cannot convert a symbol/],
    explanation: texts.symbol,
  },
  {
    patterns: [/^Invalid URL|^URL constructor: /],
    explanation: texts.invalidUrl,
  },
  {
    patterns: [
      /called with a non-global RegExp/,
      /must be called with a global RegExp/,
      /must not be a non-global/,
    ],
    explanation: texts.globalFlag,
  },
  {
    patterns: [
      /^Iterator value .+ is not an entry object/,
      /should have array-like objects/,
      /parameter yields objects/,
    ],
    explanation: texts.pairs,
  },
  {
    patterns: [/^Converting circular structure/, /^cyclic object value/, /serialize cyclic/],
    explanation: texts.circularJson,
  },
  {
    patterns: [
      /^Do not know how to serialize a BigInt/,
      /^BigInt value can't be serialized/,
      /serialize BigInt/,
    ],
    explanation: texts.bigIntJson,
  },
  {
    patterns: [/^(?:"undefined" is not valid JSON)|Unexpected identifier "undefined"/],
    explanation: texts.undefinedJson,
  },
  {
    patterns: [/^"\[object Object\]" is not|Unexpected identifier "object"/],
    explanation: texts.objectJson,
  },
  {
    patterns: [
      /^Unexpected end of JSON|^Unterminated string in JSON|JSON at position/,
      /^JSON\.parse: (.+)/,
      /^JSON Parse error: (.+)/,
      / is not valid JSON$/,
    ],
    explanation: (source, { input }) => describeJson(source, input),
  },
  {
    patterns: [
      /^Invalid regular expression|^Invalid flags supplied/,
      /^(?:unterminated (?:parenthetical|character class)|nothing to repeat|invalid range in character|numbers out of order|unmatched \) in|invalid regular expression)/,
    ],
    explanation: ({ text }, { input }) => {
      if (/flag/.test(input)) return texts.regExpFlags;
      const problem = /group|parenthe|missing \)|unmatched|Unmatched/i.test(input)
        ? 'parenthesis'
        : /character class|missing terminating \]/.test(input) && !/order|range/.test(input)
          ? 'bracket'
          : /repeat/.test(input)
            ? 'repeat'
            : 'range';
      return texts.invalidRegExp(problem, text.includes('\\'));
    },
  },
];

/** Explains a thrown value that isn't an error. */
export function describeThrown(value: string): string {
  return texts.thrownValue(named(value));
}

function describeRecursion({ line, tokens }: Source): string {
  const around = findFunctions(tokens).filter(
    ({ tokens: body }) =>
      line !== undefined && (body[0]?.line ?? 0) <= line && (body.at(-1)?.line ?? 0) >= line,
  );
  const caller = around.find(
    ({ name, tokens: body }) =>
      name !== '' && body.some(({ text }, index) => text === name && body[index + 1]?.text === '('),
  );
  if (caller === undefined) {
    return texts.endlessCalls;
  }
  return !caller.tokens.some(({ text }) => /^(?:if|switch|\?|&&|\|\|)$/.test(text))
    ? texts.callsItself(named(caller.name))
    : texts.callsItselfForever(named(caller.name));
}

function describeJson({ text }: Source, message: string): string {
  if (/end of (?:JSON|data)|Unexpected EOF|Unterminated|unterminated/.test(message)) {
    return texts.shortJson;
  }
  if (
    /[Pp]roperty name|Single quotes|must be a string literal/.test(message) ||
    /parse\([^)]*\{\s*'/.test(text)
  ) {
    return texts.jsonQuotes;
  }
  if (/end of array|token '\]'/.test(message)) {
    return texts.jsonComma;
  }
  return texts.notJson;
}
