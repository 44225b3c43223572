/** Explains values that can't be iterated or destructured. */
import { findFunctions } from '../../source/declared';
import type { Rule } from '../rule';
import { escaped, named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/iterate';
import { describeReturned } from './returned';

export const ITERATE_RULES: readonly Rule[] = [
  {
    patterns: [
      /^Cannot destructure (?:property '.+' of )?'?(.+?)'? as it is (undefined|null)/,
      /^(?!Right side)(.+?) (?:is|has no properties) ?(undefined|null)?$/,
      /^(?:Right side of assignment cannot|Cannot destructure)/,
    ],
    explanation: describeDestructured,
  },
  {
    patterns: [
      /^(.+) is not a function or its return value is not iterable/,
      /^(.+?) is not iterable(?: \(cannot read property .*\))?$/,
      /^undefined is not a function \(near '\.\.\.\w+ of ([^]*)\.\.\.'\)/,
      /^undefined is not a function \(near '\.\.\.([^]*)\.\.\.'\)/,
      /^Spread syntax requires \.\.\.iterable\[/,
    ],
    explanation: (source, match) => describeNotIterable(source, match[1]),
  },
  {
    patterns: [
      /^can't access property Symbol\.iterator(?:,| of) (.+?)(?: is (?:undefined|null))?$/,
      /^(?:undefined|null) is not an object \(evaluating '\w+ of ([^]*)'\)/,
      /^(?:undefined|null) is not an object \(evaluating '(\[[^'.]*\])'\)/,
      /^Spread syntax requires \.\.\.iterable not be/,
    ],
    explanation: describeNothingToIterate,
  },
];

function describeDestructured({ text }: Source, match: RegExpExecArray): string | undefined {
  const [, owner = '', value] = match;
  const isDeclaring = /\b(?:const|let|var)\b/.test(text);
  if (/destructured parameter/.test(owner) || (!isDeclaring && /\(\s*\{/.test(text))) {
    return texts.noArgument;
  }
  const right = /[}\]]\s*=\s*([^;]+)/.exec(text)?.[1]?.trim() ?? '';
  if (/^(?:undefined|null)$/.test(right)) {
    return texts.objectNeeded(named(right));
  }
  const isOther = !/^(?:|undefined|null)$/.test(owner) && !right.includes(owner);
  return right === '' || isOther ? undefined : texts.notDestructurable(named(right), value);
}

function describeNotIterable(source: Source, engineText: string | undefined): string {
  const name = iterated(source, engineText);
  const call = /^([\w$]+)(?:\(.*\))?$/.exec(engineText ?? '')?.[1];
  const body = findFunctions(source.tokens).find((other) => other.name === call);
  if (body && new RegExp(`${escaped(body.name)}\\(`).test(source.text)) {
    return texts.returnsNoArray(named(`${body.name}()`), describeReturned(source, body.name));
  }
  return texts.notIterable(name === undefined ? undefined : named(name));
}

function describeNothingToIterate(source: Source, match: RegExpExecArray): string {
  if (match[1]?.includes('destructured parameter')) return texts.noArgument;
  const name = iterated(source, match[1]);
  const isUnknown = name === undefined || /^(?:undefined|null)$/.test(name);
  return texts.arrayNeeded(isUnknown ? undefined : named(name));
}

/** Returns the expression being iterated, taken from the engine's message or the error's line. */
function iterated({ text }: Source, engineText: string | undefined): string | undefined {
  if (
    engineText !== undefined &&
    /^[\w$][\w$.()[\]'"]*$/.test(engineText) &&
    text.includes(engineText)
  )
    return engineText;
  return (
    /\bof\s+([^)]+?)\s*\)/.exec(text)?.[1] ??
    /\.\.\.([\w$][\w$.]*)/.exec(text)?.[1] ??
    /\]\s*=\s*([\w$][^;]*)/.exec(text)?.[1]?.trim()
  );
}
