/** Explains values that are out of range, of the wrong type, or malformed. */
import { findFunctions } from '../../source/declared';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';

const STRAY_JSON = "The string passed to `JSON.parse` isn't JSON.";

export const VALUE_RULES: readonly Rule[] = [
  {
    patterns: [/^Maximum call stack size exceeded/, /^too much recursion/],
    explanation: describeRecursion,
  },
  {
    patterns: [/^Invalid array length/, /^invalid array length/, /^Array length must be/],
    explanation: 'The length of an array must be a whole number, 0 or more. Check the number here.',
  },
  {
    patterns: [/^Invalid count value/, /^repeat count must/, /^String\.prototype\.repeat argument/],
    explanation: "`repeat` needs a number that's 0 or more. Check the number in its parentheses.",
  },
  {
    patterns: [/^Invalid string length/, /^allocation size overflow/, /^Out of memory/],
    explanation: 'A string or an array got too large. Is there a loop that keeps adding to it?',
  },
  {
    patterns: [
      /^toFixed\(\) (?:digits )?argument/,
      /^precision (?:-?\d+) out of range/,
      /^toPrecision\(\) argument/,
    ],
    explanation: ({ text }) =>
      /toPrecision/.test(text)
        ? '`toPrecision` takes a number of digits from 1 to 100.'
        : '`toFixed` takes a number of digits from 0 to 100.',
  },
  {
    patterns: [/^toString\(\) radix/, /^radix must be/],
    explanation: 'The number in `toString` is the base, from 2 to 36.',
  },
  {
    patterns: [
      /^Invalid time value/,
      /^invalid date$/,
      /^Invalid Date$/,
      /^date value is not finite/,
    ],
    explanation:
      "This date isn't valid: it was made from something that isn't a date. Check what you passed to `new Date`.",
  },
  {
    patterns: [/^(?:[Rr]educe|reduceRight) of empty array/],
    explanation:
      '`reduce` got an empty array and no initial value. Give it an initial value after the function: `reduce(…, 0)`.',
  },
  {
    patterns: [
      /^Cannot mix BigInt|^Cannot convert a BigInt value to a number/,
      /^can't convert BigInt to number/,
      /^Invalid mix of BigInt|^Conversion from 'BigInt' to 'number'/,
    ],
    explanation:
      "You can't mix a BigInt such as `1n` and a number. Turn one into the other with `Number(…)` or `BigInt(…)`.",
  },
  {
    patterns: [/^Division by zero/, /^BigInt division by zero/, /^0 is an invalid divisor/],
    explanation:
      "You can't divide a BigInt by zero. Check the number to the right of the `/` or `%`.",
  },
  {
    patterns: [
      /^Cannot convert .+ to a BigInt|cannot be converted to a BigInt/,
      /^invalid BigInt syntax|can't be converted to BigInt/,
      /^Failed to parse String to BigInt|^Not an integer/,
    ],
    explanation: "`BigInt` needs a whole number. Check what's in its parentheses.",
  },
  {
    patterns: [/^Cannot convert a Symbol|^can't convert symbol|^Cannot convert a symbol/],
    explanation: "A symbol isn't a string or a number. To show it, write `String(symbol)`.",
  },
  {
    patterns: [/^Invalid URL|^URL constructor: /],
    explanation: '`new URL` needs a full address that starts with `https://`.',
  },
  {
    patterns: [
      /called with a non-global RegExp/,
      /must be called with a global RegExp/,
      /must not be a non-global/,
    ],
    explanation: 'This method needs a regular expression with the `g` flag, as in `/a/g`.',
  },
  {
    patterns: [
      /^Iterator value .+ is not an entry object/,
      /should have array-like objects/,
      /parameter yields objects/,
    ],
    explanation: "This needs an array of pairs: `[['key', value], …]`.",
  },
  {
    patterns: [/^Converting circular structure/, /^cyclic object value/, /serialize cyclic/],
    explanation:
      "JSON can't hold an object that contains itself. Remove the property that points back to it.",
  },
  {
    patterns: [
      /^Do not know how to serialize a BigInt/,
      /^BigInt value can't be serialized/,
      /serialize BigInt/,
    ],
    explanation: "JSON can't hold a BigInt. Turn it into a string first with `String(…)`.",
  },
  {
    patterns: [/^(?:"undefined" is not valid JSON)|Unexpected identifier "undefined"/],
    explanation: '`JSON.parse` got `undefined`. Check where its text comes from.',
  },
  {
    patterns: [/^"\[object Object\]" is not|Unexpected identifier "object"/],
    explanation:
      '`JSON.parse` got an object. It needs a string, and you can use an object directly.',
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
      if (/flag/.test(input))
        return 'Only the flags `d g i m s u v y` can follow the closing `/`, once each.';
      const what = /group|parenthe|missing \)|unmatched|Unmatched/i.test(input)
        ? ' A parenthesis has no match.'
        : /character class|missing terminating \]/.test(input) && !/order|range/.test(input)
          ? ' A `[` has no `]`.'
          : /repeat/.test(input)
            ? " There's nothing to repeat before `+`, `*` or `?`."
            : ' A range or a count is backward.';
      return `The regular expression on this line isn't valid.${what}${text.includes('\\') ? '' : ' To match a symbol itself, write `\\` before it.'}`;
    },
  },
];

/** Explains a thrown value that isn't an error. */
export function describeThrown(value: string): string {
  return `The code threw ${named(value)} itself. \`throw new Error('…')\` would show the line, too.`;
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
    return 'Functions call each other forever. One of them needs a case where it stops.';
  }
  return !caller.tokens.some(({ text }) => /^(?:if|switch|\?|&&|\|\|)$/.test(text))
    ? `${named(caller.name)} calls itself, so it never finishes. Write the calculation there instead of the call.`
    : `${named(caller.name)} calls itself forever. It needs a case that returns without calling itself, and each call must get closer to it.`;
}

function describeJson({ text }: Source, message: string): string {
  if (/end of (?:JSON|data)|Unexpected EOF|Unterminated|unterminated/.test(message)) {
    return `${STRAY_JSON} It ends too early, or is empty.`;
  }
  if (
    /[Pp]roperty name|Single quotes|must be a string literal/.test(message) ||
    /parse\([^)]*\{\s*'/.test(text)
  ) {
    return `${STRAY_JSON} Names and strings need double quotes, and there can't be a comma at the end.`;
  }
  if (/end of array|token '\]'/.test(message)) {
    return `${STRAY_JSON} There's a comma at the end of an array.`;
  }
  return `${STRAY_JSON} Print it with \`console.log\` to see what it is.`;
}
