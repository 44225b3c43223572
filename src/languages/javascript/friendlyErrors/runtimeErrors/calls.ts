/** Explains calls to values that aren't functions, and `new` with values that aren't classes. */
import { findDeclared, findFunctions } from '../../source/declared';
import { nearName } from '../names/nearName';
import type { Rule } from '../rule';
import { escaped, named, type Source } from '../../source/source';
import { describeArrayCall } from './arrayCalls';
import { describeConsoleCall } from './printing';

/** Method names from other programming languages, with their counterparts in JavaScript. */
const MEANT: Readonly<Record<string, string>> = {
  add: '`push` adds to an array, `add` to a Set, `set` to a Map',
  append: '`push` adds to an array',
  contains: '`includes` checks whether something is in an array or a string',
  len: 'the number of items is `length`, without parentheses',
  size: 'the number of items is `length`, and `size` for a Map or Set, both without parentheses',
  count: 'the number of items is `length`, without parentheses',
  remove: '`splice` or `filter` removes something from an array, and `delete` from a Map or Set',
  insert: '`splice` inserts something into an array',
  upper: '`toUpperCase` makes letters uppercase',
  lower: '`toLowerCase` makes letters lowercase',
  first: 'the first item is `list[0]`',
  last: 'the last item is `list.at(-1)`',
  equals: 'you compare two values with `===`',
  substr: '`slice` copies a part of a string',
};

const PROMISE_FUNCTION =
  '`new Promise` needs a function in its parentheses: `new Promise((resolve, reject) => { … })`.';
const CALLBACK = /\.(map|filter|forEach|find|findIndex|some|every|reduce|flatMap|then)\(/;

const KINDS = [
  ['arrays', Array.prototype],
  ['strings', String.prototype],
  ['Maps', Map.prototype],
  ['numbers', Number.prototype],
  ['promises', Promise.prototype],
] as const;

const METHODS = KINDS.flatMap(([, prototype]) => methodsOf(prototype));

/** Methods of built-in objects. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  console: ['log', 'warn', 'error'],
  Math: methodsOf(Math),
  JSON: methodsOf(JSON),
  Object: methodsOf(Object),
  Array: methodsOf(Array),
  Number: methodsOf(Number),
  String: methodsOf(String),
  Promise: methodsOf(Promise),
  Date: methodsOf(Date),
};

export const CALL_RULES: readonly Rule[] = [
  {
    patterns: [/^Class extends value/, /^class heritage/, /^The superclass is not/],
    explanation:
      "What follows `extends` isn't a class. Check its name, and make sure it's declared above.",
  },
  {
    patterns: [/^Promise resolver .* is not a function/, /^Promise constructor takes a function/],
    explanation: PROMISE_FUNCTION,
  },
  {
    patterns: [
      /^The comparison function must/,
      /^invalid Array\.prototype\.(?:sort|toSorted)/,
      /requires the comparator/,
    ],
    explanation:
      '`sort` needs a function that compares two items, as in `(a, b) => a - b`, or nothing.',
  },
  {
    patterns: [/^Array\.prototype\.(\w+) callback must be a function/],
    explanation: (_source, match) => describeCallback(match[1] ?? ''),
  },
  {
    patterns: [/^(.+) is not a function(?:\.? \(In '([^]*)', '[^]*' is ([^]*)\))?$/s],
    explanation: describeNotFunction,
  },
  {
    patterns: [
      /^Class constructor (\w+) cannot be invoked/,
      /^class constructors must be invoked/,
      /^Cannot call a (?:class )?constructor(?: (\w+))? without/,
      /^Constructor (\w+) requires 'new'|^(\w+) constructor cannot be invoked/,
      /^calling a builtin (\w+) constructor without|^calling (\w+) constructor without/,
    ],
    explanation({ text, tokens }, match) {
      const classes = findDeclared(tokens).filter(({ kind }) => kind === 'class');
      const name =
        match.slice(1).find(Boolean) ??
        classes.find((declared) => new RegExp(`\\b${declared.name}\\s*\\(`).test(text))?.name;
      return name === undefined
        ? 'To make an object from a class, write `new` before the class name.'
        : `${named(name)} is a class. Make an object from it with \`new ${name}(…)\`.`;
    },
  },
  {
    patterns: [
      / is not a constructor \(evaluating '(?:new )?([^'(]*)/,
      /^(.+) is not a constructor/,
    ],
    explanation: (_source, match) =>
      `${named((match[1] ?? '').replace(/^new /, ''))} can't follow \`new\` because it isn't a class. Check its name, or remove \`new\`.`,
  },
  {
    patterns: [/^Must call super/, /^must call super/, /^'super\(\)' must be called/],
    explanation:
      'A class that `extends` another must call `super(…)` in its constructor before it uses `this`.',
  },
  {
    patterns: [
      /private member (#\w+)|^Receiver must be/,
      /private field/,
      /^Cannot access (?:invalid )?private/,
    ],
    explanation:
      'A private `#` field or method was used on an object of a different class. Check which object is before the dot.',
  },
];

function describeNotFunction(source: Source, match: RegExpExecArray): string | undefined {
  const [, subject = '', call, value] = match;
  const { text } = source;
  const glued = describeGlued(source, subject);
  if (glued !== undefined) return glued;
  const meant = describeConsoleCall(source, subject) ?? describeProduct(source, subject);
  if (meant !== undefined) return meant;
  const array = describeArrayCall(source, subject, value);
  if (array !== undefined) return array;
  const member = /^([^]*?)\??\.(#?[\w$]+)$/.exec(subject.trim());
  const isMissing = value === undefined || value === 'undefined';
  if (member?.[2] === 'length' || (member && isMissing)) {
    return describeNoMethod(source, member[1] ?? '', member[2] ?? '');
  }
  if (call === undefined && !text.includes(`${subject}(`)) {
    const given = new RegExp(`\\.(\\w+)\\(\\s*${escaped(subject)}\\s*[,)]`).exec(text);
    const method = given ?? (/^(?:undefined|null)$/.test(subject) ? CALLBACK.exec(text) : null);
    if (method) return describeCallback(method[1] ?? '');
    if (/\bnew Promise\b/.test(text)) return PROMISE_FUNCTION;
    // Safari uses the same message for errors that don't involve a call.
    if (subject === 'undefined') return undefined;
  }
  if (/^(?:undefined|null)$/.test(subject)) {
    return `${named(subject)} isn't a function, so you can't call it with \`( )\`.`;
  }
  const what = value === undefined ? '' : ` It's ${kindOf(value)}.`;
  return /[()[\]{}"'\s]/.test(subject)
    ? `The value of ${named(subject)} isn't a function, so \`( )\` can't follow it.${what}`
    : `${named(subject)} isn't a function, so you can't call it with \`( )\`.${what} Check where it gets its value.`;
}

/** Explains a number before parentheses, such as `3(4)`. */
function describeProduct({ text, tokens }: Source, subject: string): string | undefined {
  const isNumber = tokens.some(
    ({ text: name }, index) =>
      name === subject && tokens[index + 1]?.text === '=' && tokens[index + 2]?.kind === 'number',
  );
  if (!isNumber && !/^[\d.]+$/.test(subject)) return undefined;
  const inside = new RegExp(`(?<![\\w.])${escaped(subject)}\\)?\\s*\\(([^()]+)\\)`)
    .exec(text)?.[1]
    ?.trim();
  if (inside === undefined || (isNumber && /^\d+$/.test(inside))) return undefined;
  if (/[<>=&|]/.test(inside)) {
    return `Something is missing between ${named(subject)} and \`(\`, such as \`&&\`.`;
  }
  const factor = /^[\w.]+$/.test(inside) ? inside : `(${inside})`;
  return `${named(subject)} isn't a function. To multiply, write \`*\`: ${named(`${subject} * ${factor}`)}.`;
}

/** Rewrites Safari's description of a value, such as `an instance of Map`, in plain English. */
function kindOf(value: string): string {
  const maker = /^an instance of (\w+)$/.exec(value)?.[1];
  if (maker === undefined) return named(value);
  if (maker === 'Object') return 'an object';
  return maker === 'Array' ? 'an array' : `an object of ${named(maker)}`;
}

/** Explains a line that starts with a bracket and is parsed as part of the line above. */
function describeGlued({ code, line, text }: Source, subject: string): string | undefined {
  const lines = code.split('\n');
  const isNextLine = subject.includes('\n') && line !== undefined;
  const start = isNextLine ? (lines[line] ?? '') : text;
  const above = isNextLine ? text : line === undefined ? '' : (lines[line - 2] ?? '');
  const isGlued = /^\s*[([\u0060]/.test(start) && /[\w)\]"'\u0060]\s*$/.test(above);
  return isGlued
    ? `The line above ends without \`;\`, so JavaScript reads the ${named(start.trim()[0] ?? '(')} as part of it. Add a \`;\` there.`
    : undefined;
}

function describeNoMethod({ tokens }: Source, owner: string, method: string): string {
  if (method === 'length') {
    return '`length` is a number, not a function. Remove the parentheses after it.';
  }
  const start = `${named(owner)} has no function ${named(method)}.`;
  if (Object.hasOwn(OWN, owner)) {
    const near = nearName(method, OWN[owner] ?? []);
    return near ? `${start} Did you mean ${named(near)}?` : `${start} Check the spelling.`;
  }
  if (Object.hasOwn(MEANT, method)) return `${start} In JavaScript, ${MEANT[method]}.`;
  const kinds = KINDS.filter(([, prototype]) => Object.hasOwn(prototype, method));
  if (kinds.length > 0) {
    const owners = kinds.map(([kind]) => kind).join(' and ');
    return `${start} It exists for ${owners}: check what ${named(owner)} is.`;
  }
  const own = findFunctions(tokens).map(({ name }) => name);
  const near = nearName(method, [...own, ...METHODS]);
  return near
    ? `${start} Did you mean ${named(near)}?`
    : `${start} Check the spelling, and what ${named(owner)} is.`;
}

function methodsOf(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter((name) =>
    /^(?!constructor)[a-z]\w+$/.test(name),
  );
}

function describeCallback(method: string): string {
  return `${named(method)} needs a function in its parentheses, such as \`(item) => …\`. Check what's there.`;
}
