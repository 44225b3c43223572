/** Explains property access on `undefined` and `null`. */
import { bracketsAround } from '../../source/brackets';
import { partnerAfter } from '../../source/declared';
import type { Rule } from '../rule';
import { escaped, named, type Source } from '../../source/source';
import { tokensOf, type Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/reads';
import { describeReturned } from './returned';

export const READ_RULES: readonly Rule[] = [
  {
    patterns: [
      /^Cannot convert undefined or null to object/,
      /^can't convert (?:undefined|null) to object/,
      /^Object\.\w+ requires that input parameter not be/,
      /^(?:undefined|null) is not an object \(evaluating 'Object\./,
    ],
    explanation({ text }) {
      const call = /\bObject\.\w+/.exec(text)?.[0];
      return call ? texts.objectNeeded(named(call)) : undefined;
    },
  },
  {
    patterns: [
      /^Cannot (?:read|set) properties of (undefined|null)(?: \((?:reading|setting) '(.*)'\))?/,
    ],
    explanation: (source, match) =>
      describeMissing(source, ownerOnLine(source, match[2] ?? ''), match[1] ?? '', match[2] ?? ''),
  },
  {
    patterns: [/^can't access property (?:"(.+)"|(\S+)), ([^]+) is (undefined|null)$/],
    explanation: (source, [, text, index, owner, value]) =>
      describeMissing(source, owner, value ?? '', text ?? index ?? ''),
  },
  {
    patterns: [/^(undefined|null) is not an object \(evaluating '([^]*)'\)/],
    explanation: describeMissingInSafari,
  },
  {
    patterns: [
      /^[Cc]annot use 'in' operator|^right-hand side of 'in'| is not an Object\. \(evaluating '.+ in .+'\)/,
    ],
    explanation: texts.inNeedsObject,
  },
  {
    patterns: [
      /^Right-hand side of 'instanceof'/,
      /^invalid 'instanceof' operand/,
      /^Right hand side of instanceof/,
    ],
    explanation: texts.instanceofNeedsClass,
  },
];

function describeMissingInSafari(source: Source, match: RegExpExecArray): string | undefined {
  const [, value = '', whole = ''] = match;
  const expression = withoutAssignment(whole.replace(/^delete /, ''));
  const isLoop = new RegExp(`(?:\\bof\\s+|\\.\\.\\.)${escaped(expression)}\\s*[)\\]},]`).test(
    source.text,
  );
  if (isLoop) {
    return texts.listNeeded(named(expression), value);
  }
  const member = /^([^]+?)\??(?:\.(#?[\w$]+)|\[([^[\]]*)\])$/.exec(expression);
  return member ? describeMissing(source, member[1], value, member[2] ?? '0') : undefined;
}

/** Returns the left side of an assignment, or the entire expression if it isn't an assignment. */
function withoutAssignment(expression: string): string {
  const tokens = tokensOf(expression);
  const around = bracketsAround(tokens);
  const sign = tokens.find(
    (token) => /^(?:[-+*/%&|^?]*=|\+\+|--)$/.test(token.text) && around.get(token) === undefined,
  );
  return expression.slice(0, sign?.start).trim();
}

/** Explains which value is missing and where it might come from. The wording is the same for all engines. */
function describeMissing(
  source: Source,
  owner: string | undefined,
  value: string,
  key: string,
): string {
  const property = /^[A-Za-z_$#][\w$]*$/.test(key) ? named(key) : undefined;
  if (owner === 'this') return texts.missingThis(value, property);
  if (owner === undefined) return texts.missingSomewhere({ value, property, before: named(key) });
  const cause = describeCause(source, owner);
  return texts.missing({ owner: named(owner), value, property, cause });
}

function describeCause(source: Source, owner: string): string {
  const call = /([\w$]+)\((?:[^]*|\.\.\.)\)$/.exec(owner)?.[1];
  if (call !== undefined) return describeReturned(source, call);
  return /\[[^\]]*\]$/.test(owner) ? describePlace(source, owner) : texts.checkOwner(named(owner));
}

function describePlace({ tokens, code }: Source, owner: string): string {
  const list = owner.replace(/\[[^\]]*\]$/, '');
  return new RegExp(`<=\\s*${escaped(list)}\\.length\\b`).test(code) &&
    tokens.some(({ text }) => text === 'for')
    ? texts.oneStepTooFar
    : texts.nothingAtIndex(named(list));
}

/**
 * Returns the expression that the property is read from on the error's line; undefined if it could be
 * several.
 */
function ownerOnLine({ here, text }: Source, property: string): string | undefined {
  const owners = new Set<string>();
  for (const [index, token] of here.entries()) {
    const isDot = /^\??\.$/.test(token.text) && here[index + 1]?.text === property;
    const isPlace = token.text === '[' && index > 0 && isOwnerEnd(here[index - 1]);
    const inside = isPlace ? here[index + 1] : undefined;
    const isMeant =
      inside?.text === property ||
      inside?.text.slice(1, -1) === property ||
      (inside?.kind === 'word' && !isDotted(here, property));
    if (!isDot && !(isPlace && isMeant)) continue;
    const from = ownerStart(here, index);
    const [first, last] = [here[from], here[index - 1]];
    const offset = (here[0]?.start ?? 0) - text.indexOf(here[0]?.text ?? '');
    if (first && last) owners.add(text.slice(first.start - offset, last.end - offset));
  }
  const [only] = owners;
  return owners.size === 1 ? only : undefined;
}

function isDotted(here: readonly Token[], property: string): boolean {
  return here.some(({ text }, index) => text === property && here[index - 1]?.text === '.');
}

function isOwnerEnd(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' ||
    token?.kind === 'text' ||
    token?.kind === 'template' ||
    /^[)\]]$/.test(token?.text ?? '')
  );
}

/** Returns the index where an expression starts. Walks back over names, dots, and pairs of brackets. */
function ownerStart(here: readonly Token[], index: number): number {
  let at = index;
  while (at > 0) {
    const before = here[at - 1];
    if (/^[)\]]$/.test(before?.text ?? '')) {
      const open = openingOf(here, at - 1);
      if (open === undefined) return at;
      at = open;
      const owner = here[at - 1];
      if (!isOwnerEnd(owner) || /^(?:return|await|of|in)$/.test(owner?.text ?? '')) return at;
    } else if (before?.kind === 'word' || before?.kind === 'text') {
      at -= 1;
      if (!/^\??\.$/.test(here[at - 1]?.text ?? '')) return at;
    } else if (/^\??\.$/.test(before?.text ?? '')) {
      at -= 1;
    } else {
      return at;
    }
  }
  return at;
}

function openingOf(here: readonly Token[], index: number): number | undefined {
  const open = here.findIndex(
    ({ text }, at) => at < index && /^[([]$/.test(text) && partnerAfter(here, at) === index,
  );
  return open < 0 ? undefined : open;
}
