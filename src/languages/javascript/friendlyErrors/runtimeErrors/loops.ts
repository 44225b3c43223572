/** Finds the infinite loop in code that was stopped. */
import { partnerAfter } from '../../source/declared';
import { named } from '../../source/source';
import { tokensOf, type Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/loops';

interface Loop {
  line: number;
  head: readonly Token[];
  body: readonly Token[];
}

export interface EndlessLoop {
  /** Line where the loop starts, 1-based. */
  line?: number;
  plain: string;
}

/**
 * Explains which loop never ends.
 *
 * @param code - code of a run that was stopped
 * @param hasEnded - true if the code ended for other inputs, so that a loop with a condition might just be slow
 * @returns the loop and an explanation; undefined if it's unclear which loop is to blame
 */
export function findEndlessLoop(code: string, hasEnded = false): EndlessLoop | undefined {
  const tokens = tokensOf(code);
  const loops = findLoops(tokens);
  const certain = loops.filter((loop) => isForever(loop) && !hasExit(loop));
  const suspects = certain.length === 1 || hasEnded ? certain : loops;
  const loop = suspects.length === 1 ? suspects[0] : undefined;
  if (loop !== undefined) {
    return { line: loop.line, plain: describeLoop(loop, tokens) };
  }
  const interval = tokens.find(({ text }) => text === 'setInterval');
  return loops.length === 0 && interval && !tokens.some(({ text }) => text === 'clearInterval')
    ? {
        line: interval.line,
        plain: texts.interval,
      }
    : undefined;
}

/** Returns the loops that can be infinite. `for … of` and `for … in` can't. */
function findLoops(tokens: readonly Token[]): Loop[] {
  return tokens.flatMap(({ text, line, kind }, index) => {
    if (kind !== 'word' || !/^(?:for|while|do)$/.test(text)) return [];
    if (text === 'do') {
      const end = partnerAfter(tokens, index + 1);
      const head = tokens.slice(end + 3, partnerAfter(tokens, end + 2));
      return [{ line, head, body: tokens.slice(index + 1, end) }];
    }
    const open = tokens[index + 1]?.text === '(' ? index + 1 : -1;
    const close = partnerAfter(tokens, open);
    const head = tokens.slice(open + 1, close);
    const isOfDo =
      text === 'while' &&
      /^[;]?$/.test(tokens[close + 1]?.text ?? '') &&
      tokens[index - 1]?.text === '}';
    if (open < 0 || isOfDo || head.some((token) => /^(?:of|in)$/.test(token.text))) return [];
    const next = tokens[close + 1];
    const end =
      next?.text === '{' ? partnerAfter(tokens, close + 1) : statementEnd(tokens, close + 1);
    return [{ line, head, body: tokens.slice(close + 1, end + 1) }];
  });
}

function statementEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ text }, index) => index >= from && text === ';');
  return end < 0 ? tokens.length - 1 : end;
}

function describeLoop(loop: Loop, tokens: readonly Token[]): string {
  if (isForever(loop)) {
    return hasExit(loop) ? texts.exitNotReached : texts.nothingStops;
  }
  const names = [
    ...new Set(
      conditionOf(loop).flatMap(({ kind, text }, index, all) =>
        kind === 'word' &&
        !/^\.$/.test(all[index - 1]?.text ?? '') &&
        all[index + 1]?.text !== '(' &&
        !/^(?:true|false|null|undefined)$/.test(text)
          ? [text]
          : [],
      ),
    ),
  ];
  const still = names.length > 0 && !names.some((name) => isChanged(name, tokens));
  if (still && !hasExit(loop)) {
    return texts.nothingChanges(names.map(named));
  }
  return texts.ranUntilTimeout;
}

function conditionOf({ head }: Loop): readonly Token[] {
  const first = head.findIndex(({ text }) => text === ';');
  if (first < 0) return head;
  const rest = head.slice(first + 1);
  return rest.slice(
    0,
    rest.findIndex(({ text }) => text === ';'),
  );
}

/** Returns true if a variable is reassigned anywhere, or holds an object that might be mutated. */
function isChanged(name: string, tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, index) => {
    if (text !== name) return false;
    const [before, after] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? ''];
    if (/^(?:let|const|var)$/.test(before)) return false;
    return /^(?:\+\+|--)$/.test(before) || /^(?:[-+*/%&|^?]*=|\+\+|--|\??\.|\[)$/.test(after);
  });
}

function isForever(loop: Loop): boolean {
  const condition = conditionOf(loop)
    .map(({ text }) => text)
    .join('');
  return condition === 'true' || condition === '1' || condition === '';
}

function hasExit({ body }: Loop): boolean {
  return body.some(({ text }) => /^(?:break|return|throw|await|yield)$/.test(text));
}
