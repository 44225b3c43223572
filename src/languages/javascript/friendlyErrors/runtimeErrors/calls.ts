/** Explains calls to values that aren't functions, and `new` with values that aren't classes. */
import { findDeclared, findFunctions } from '../../source/declared';
import { nearName } from '../names/nearName';
import type { Rule } from '../rule';
import { escaped, named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/calls';
import { describeArrayCall } from './arrayCalls';
import { describeConsoleCall } from './printing';

/** Method names from other programming languages, with their counterparts in JavaScript. */
const MEANT: Readonly<Record<string, string>> = texts.meant;

const CALLBACK = /\.(map|filter|forEach|find|findIndex|some|every|reduce|flatMap|then)\(/;

const KINDS = [
  ['array', Array.prototype],
  ['string', String.prototype],
  ['map', Map.prototype],
  ['number', Number.prototype],
  ['promise', Promise.prototype],
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
    explanation: texts.extendsNeedsClass,
  },
  {
    patterns: [/^Promise resolver .* is not a function/, /^Promise constructor takes a function/],
    explanation: texts.promiseNeedsFunction,
  },
  {
    patterns: [
      /^The comparison function must/,
      /^invalid Array\.prototype\.(?:sort|toSorted)/,
      /requires the comparator/,
    ],
    explanation: texts.sortNeedsFunction,
  },
  {
    patterns: [/^Array\.prototype\.(\w+) callback must be a function/],
    explanation: (_source, match) => texts.callbackNeeded(named(match[1] ?? '')),
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
        ? texts.newMissing
        : texts.newMissingBefore(named(name), `new ${name}`);
    },
  },
  {
    patterns: [
      / is not a constructor \(evaluating '(?:new )?([^'(]*)/,
      /^(.+) is not a constructor/,
    ],
    explanation: (_source, match) =>
      texts.newNeedsClass(named((match[1] ?? '').replace(/^new /, ''))),
  },
  {
    patterns: [/^Must call super/, /^must call super/, /^'super\(\)' must be called/],
    explanation: texts.superMissing,
  },
  {
    patterns: [
      /private member (#\w+)|^Receiver must be/,
      /private field/,
      /^Cannot access (?:invalid )?private/,
    ],
    explanation: texts.privateOfOther,
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
    if (method) return texts.callbackNeeded(named(method[1] ?? ''));
    if (/\bnew Promise\b/.test(text)) return texts.promiseNeedsFunction;
    // Safari uses the same message for errors that don't involve a call.
    if (subject === 'undefined') return undefined;
  }
  if (/^(?:undefined|null)$/.test(subject)) {
    return texts.nothingToCall(named(subject));
  }
  const called = value === undefined ? undefined : kindOf(value);
  return /[()[\]{}"'\s]/.test(subject)
    ? texts.resultNotFunction(named(subject), called)
    : texts.notFunction(named(subject), called);
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
    return texts.signMissing(named(subject));
  }
  const factor = /^[\w.]+$/.test(inside) ? inside : `(${inside})`;
  return texts.toMultiply(named(subject), named(`${subject} * ${factor}`));
}

/** Reads Safari's description of a value, such as `an instance of Map`. */
function kindOf(value: string): texts.Called {
  const maker = /^an instance of (\w+)$/.exec(value)?.[1];
  if (maker === undefined) return { value: named(value) };
  if (maker === 'Object') return 'object';
  return maker === 'Array' ? 'array' : { className: named(maker) };
}

/** Explains a line that starts with a bracket and is parsed as part of the line above. */
function describeGlued({ code, line, text }: Source, subject: string): string | undefined {
  const lines = code.split('\n');
  const isNextLine = subject.includes('\n') && line !== undefined;
  const start = isNextLine ? (lines[line] ?? '') : text;
  const above = isNextLine ? text : line === undefined ? '' : (lines[line - 2] ?? '');
  const isGlued = /^\s*[([\u0060]/.test(start) && /[\w)\]"'\u0060]\s*$/.test(above);
  return isGlued ? texts.semicolonMissingAbove(named(start.trim()[0] ?? '(')) : undefined;
}

function describeNoMethod({ tokens }: Source, owner: string, method: string): string {
  if (method === 'length') return texts.lengthIsNumber;
  const names = { owner: named(owner), method: named(method) };
  if (Object.hasOwn(OWN, owner)) {
    const near = nearName(method, OWN[owner] ?? []);
    return near
      ? texts.noMethodButNear({ ...names, near: named(near) })
      : texts.noBuiltInMethod(names.owner, names.method);
  }
  const meaning = Object.hasOwn(MEANT, method) ? MEANT[method] : undefined;
  if (meaning !== undefined) return texts.noMethodButMeant({ ...names, meaning });
  const kinds = KINDS.filter(([, prototype]) => Object.hasOwn(prototype, method));
  if (kinds.length > 0) {
    return texts.methodOfOthers({ ...names, kinds: kinds.map(([kind]) => kind) });
  }
  const own = findFunctions(tokens).map(({ name }) => name);
  const near = nearName(method, [...own, ...METHODS]);
  return near
    ? texts.noMethodButNear({ ...names, near: named(near) })
    : texts.noMethodAtAll(names.owner, names.method);
}

function methodsOf(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter((name) =>
    /^(?!constructor)[a-z]\w+$/.test(name),
  );
}
