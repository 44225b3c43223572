/** Explains syntax errors whose message only says that something is unexpected or missing. */
import {
  bracketsAround,
  CLOSING,
  findBracketFault,
  type BracketFault,
} from '../../source/brackets';
import { named, type Source } from '../../source/source';
import { describeSplitName } from '../names/splitNames';
import { partnerBefore } from '../../source/declared';
import type { Token } from '../../source/tokens';
import { isNameWord } from '../../source/words';
import { describeUnit } from '../names/units';
import * as texts from '../../../../texts/en/errors/unexpected';
import { describeBareText, describePlainLine } from './bareText';
import { describeCharacter } from './characters';
import { describeMissingWord } from './missingWord';
import { describeNeighbors, isObjectBrace } from './neighbors';
import { describeSlash } from './slashes';
import { describeWriting } from './writings';

/** Messages that only say that something is unexpected or missing. */
const VAGUE =
  /^(?:Invalid or unexpected token|[Uu]nexpected |[Ee]xpected |[Mm]issing |Invalid shorthand|illegal |Parser error|''|""|``|unterminated |Multiline comment|let is disallowed|identifier starts|No identifiers|\w+ is a reserved|Cannot use the |Cannot use '|Cannot use \w+ (?:statement|declaration)|Cannot declare a variable named|'\w+' can't be defined|function statement|class statement|invalid switch|bad class|import |export )/;

const ENDS_EARLY = /^(?:Unexpected end|Unexpected EOF)/;

/**
 * Explains a syntax error by looking for common mistakes in the code.
 *
 * @param message - the engine's error message
 * @param source - the code, with the line of the error
 * @returns undefined if the message is specific or no mistake is found
 */
export function describeUnexpected(message: string, source: Source): string | undefined {
  if (!VAGUE.test(message) || /JSON/.test(message)) return undefined;
  return (
    describeSplitName(source) ??
    describeBareText(source) ??
    describePlainLine(source) ??
    describeSlash(source) ??
    describeOpen(source) ??
    describeUnit(source) ??
    describeCharacter(source) ??
    describeWriting(source, message) ??
    describeMissingWord(source) ??
    describeBracket(source, findBracketFault(source.tokens, source.code)) ??
    describeNeighbors(source, bracketsAround(source.tokens)) ??
    describeToken(message, source)
  );
}

/** A single-quoted string that contains an apostrophe. Captures the text before and after it. */
const APOSTROPHE = /'([^'\n]*\w)'(\w[^'\n]*)'/;

/** A curly quote that isn't an apostrophe. */
const CURLY = /(?<!\p{L})[‘’‚‛“”„‟]|[‘’‚‛“”„‟](?!\p{L})/gu;

/** A backslash that escapes what looks like the closing quote of a string. */
const BACKSLASH = /(?<!\\)(?:\\\\)*\\(['"])\s*(?:[),;+\]}]|$)/;

/** Explains a string, comment, or regular expression that's never closed. */
function describeOpen({ tokens, code }: Source): string | undefined {
  const open = tokens.find(({ isOpen }) => isOpen);
  if (open === undefined) return undefined;
  const { kind, text, line } = open;
  const quote = text.charAt(0);
  if (kind === 'comment') {
    return texts.openComment(line);
  }
  if (kind === 'regex') {
    return texts.openRegExp(line);
  }
  if (kind === 'template') {
    return texts.openTemplate(line);
  }
  const shown = code.split('\n')[line - 1] ?? '';
  if (BACKSLASH.exec(shown)?.[1] === quote) {
    return texts.backslashBeforeQuote(line, quote);
  }
  const curly = shown.match(CURLY) ?? [];
  if (curly.length === 1) {
    return texts.curlyQuote({ line, character: named(curly[0] ?? ''), quote });
  }
  const [, before, after] = APOSTROPHE.exec(shown) ?? [];
  if (text.startsWith("'") && before !== undefined && after !== undefined) {
    return texts.apostrophe({ line, before, string: `"${before}'${after}"` });
  }
  return texts.openString(line, quote);
}

function describeBracket(source: Source, fault: BracketFault | undefined): string | undefined {
  switch (fault?.kind) {
    case 'left': {
      const { text, line } = fault.open;
      const closing = CLOSING[text] ?? '';
      // The rest of the line is a comment that contains a closing bracket.
      const last = source.tokens.findLast((token) => token.line === line);
      if (/^[^\S\n]*\/\/.*[)\]}]/.test(source.code.slice(last?.end))) {
        return texts.bracketInComment(line, closing);
      }
      const at = source.tokens.indexOf(fault.open);
      const [before, after] = [source.tokens[at - 1], source.tokens[at + 1]];
      if (text !== '{' && before?.text === ')' && before.line === line && after?.line !== line) {
        return texts.braceInstead(line, text);
      }
      if (text === '(' && fault.end?.text === ';' && !(before && isNameWord(before))) {
        return texts.openParenthesis(line);
      }
      const place = placeOf(source, fault.open, fault.end);
      return texts.openBracket({ bracket: text, line, closing, place });
    }
    case 'extra':
      return describeExtra(source, fault.close);
    case 'crossed':
      // The closing bracket matches no open bracket. Blames the opening bracket only if it's on the same
      // line.
      return fault.close.line === fault.open.line
        ? texts.otherBracket({
            open: fault.open.text,
            line: fault.open.line,
            close: fault.close.text,
            needed: CLOSING[fault.open.text] ?? '',
          })
        : describeExtra(source, fault.close);
    case undefined:
      return undefined;
  }
}

/** Explains an unmatched closing bracket: either it's extra, or its opening bracket is missing. */
function describeExtra({ tokens }: Source, close: Token): string {
  const { text, line } = close;
  const head = text === '}' ? headWithoutBrace(tokens.slice(0, tokens.indexOf(close))) : undefined;
  if (head !== undefined) return texts.braceMissing(head.line);
  if (text === ')') {
    return texts.extraParenthesis(line);
  }
  return texts.extraBracket({ bracket: text, line, opening: openerOf(text) });
}

/** Returns the end of the last header, such as `if (…)`, that isn't followed by a brace or by code on its line. */
function headWithoutBrace(tokens: readonly Token[]): Token | undefined {
  return tokens.findLast((token, index) => {
    const next = tokens[index + 1];
    if (token.text !== ')' || !next || next.line === token.line || next.text === '{') return false;
    const start = partnerBefore(tokens, index);
    const isFunction = tokens[start - 2]?.text === 'function';
    return isFunction || /^(?:if|for|while|function)$/.test(tokens[start - 1]?.text ?? '');
  });
}

/** Finds where to add a missing closing bracket: before or after a token, or at the end of a line. */
function placeOf({ tokens }: Source, open: Token, found: Token | undefined): texts.Place {
  const around = bracketsAround(tokens);
  const isObject = isObjectBrace(tokens, tokens.indexOf(open));
  const end =
    found ?? tokens.find((token) => isObject && token.text === ';' && around.get(token) === open);
  if (end?.kind === 'sign') {
    return { before: named(end.text), line: end.line === open.line ? undefined : end.line };
  }
  const last = tokens[end ? tokens.indexOf(end) - 1 : tokens.length - 1];
  if (!last || last === open || (!end && last.line !== open.line)) return undefined;
  const isValue = /^(?:text|number|word)$/.test(last.kind);
  return isValue ? { after: named(last.text) } : { endOfLine: last.line };
}

function openerOf(closing: string): string {
  return Object.keys(CLOSING).find((open) => CLOSING[open] === closing) ?? '';
}

/** Last resort: names the unexpected token. */
function describeToken(message: string, { here, line, tokens }: Source): string | undefined {
  const quoted =
    /^Unexpected (?:token|identifier|keyword|number|string literal|string)\s?(?:'([^']+)'|"([^"]+)")/.exec(
      message,
    ) ?? /(?:unexpected token: |got )(?:keyword )?'([^']+)'/.exec(message);
  const token = quoted?.[1] ?? quoted?.[2];
  if (ENDS_EARLY.test(message)) {
    const last = tokens.at(-1);
    return last?.kind === 'sign' && /^[-+*/%=<>!&|^?,.:]+$/.test(last.text)
      ? texts.endsAfter(last.text)
      : texts.endsEarly;
  }
  const kind = /^Unexpected (string|number)$/.exec(message)?.[1];
  const odd =
    token ?? here.findLast((one) => one.kind === (kind === 'string' ? 'text' : kind))?.text;
  if (line === undefined) return undefined;
  return here.some(({ text }) => text === odd)
    ? texts.doesNotBelong(named(odd ?? ''))
    : texts.unreadable(line);
}
