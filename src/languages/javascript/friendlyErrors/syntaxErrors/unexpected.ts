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
  if (kind === 'comment') {
    return `The comment that starts with \`/*\` on line ${line} is never closed. Add \`*/\` where it ends.`;
  }
  if (kind === 'regex') {
    return `The \`/\` on line ${line} starts a regular expression that is never closed.`;
  }
  if (kind === 'template') {
    return `The string in backticks on line ${line} is never closed. Add a backtick where it ends.`;
  }
  const shown = code.split('\n')[line - 1] ?? '';
  if (BACKSLASH.exec(shown)?.[1] === text[0]) {
    return `The \`\\\` before \`${text[0]}\` on line ${line} makes that quote part of the string, so the string never ends. For a backslash, write two: \`\\\\\`.`;
  }
  const curly = shown.match(CURLY) ?? [];
  if (curly.length === 1) {
    return `On line ${line}, ${named(curly[0] ?? '')} is a curly quote. Retype it as \`${text[0]}\`.`;
  }
  const [, before, after] = APOSTROPHE.exec(shown) ?? [];
  if (text.startsWith("'") && before !== undefined && after !== undefined) {
    return `The apostrophe after \`${before}\` on line ${line} ends the string. Use double quotes around it: \`"${before}'${after}"\`.`;
  }
  return `The string on line ${line} has no closing \`${text[0]}\`. A string needs the same quote at both ends.`;
}

function describeBracket(source: Source, fault: BracketFault | undefined): string | undefined {
  switch (fault?.kind) {
    case 'left': {
      const { text, line } = fault.open;
      // The rest of the line is a comment that contains a closing bracket.
      const last = source.tokens.findLast((token) => token.line === line);
      if (/^[^\S\n]*\/\/.*[)\]}]/.test(source.code.slice(last?.end))) {
        return `The \`//\` on line ${line} also turns off the \`${CLOSING[text]}\` after it. To turn off the whole line, put \`//\` in front of it.`;
      }
      const place = source.tokens.indexOf(fault.open);
      const [before, after] = [source.tokens[place - 1], source.tokens[place + 1]];
      if (text !== '{' && before?.text === ')' && before.line === line && after?.line !== line) {
        return `Write \`{\` instead of the last \`${text}\` on line ${line}.`;
      }
      if (text === '(' && fault.end?.text === ';' && !(before && isNameWord(before))) {
        return `The \`(\` on line ${line} is never closed. Add \`)\` where the part in parentheses ends.`;
      }
      return `The \`${text}\` on line ${line} is never closed. Add \`${CLOSING[text]}\` ${placeOf(source, fault.open, fault.end)}.`;
    }
    case 'extra':
      return describeExtra(source, fault.close);
    case 'crossed':
      // The closing bracket matches no open bracket. Blames the opening bracket only if it's on the same
      // line.
      return fault.close.line === fault.open.line
        ? `The \`${fault.open.text}\` on line ${fault.open.line} is closed by \`${fault.close.text}\`. It needs \`${CLOSING[fault.open.text]}\`.`
        : describeExtra(source, fault.close);
    case undefined:
      return undefined;
  }
}

/** Explains an unmatched closing bracket: either it's extra, or its opening bracket is missing. */
function describeExtra({ tokens }: Source, close: Token): string {
  const { text, line } = close;
  const head = text === '}' ? headWithoutBrace(tokens.slice(0, tokens.indexOf(close))) : undefined;
  if (head !== undefined) return `A \`{\` is missing at the end of line ${head.line}.`;
  if (text === ')') {
    return `There's one \`)\` too many on line ${line}. Remove it, or add a \`(\` where it's missing.`;
  }
  return `The \`${text}\` on line ${line} doesn't close anything. Remove it, or look for a \`${openerOf(text)}\` that's missing above.`;
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

/** Describes where to add a missing closing bracket: before or after a token, or at the end of a line. */
function placeOf({ tokens }: Source, open: Token, found: Token | undefined): string {
  const around = bracketsAround(tokens);
  const isObject = isObjectBrace(tokens, tokens.indexOf(open));
  const end =
    found ?? tokens.find((token) => isObject && token.text === ';' && around.get(token) === open);
  if (end?.kind === 'sign') {
    return `before the ${named(end.text)}${end.line === open.line ? '' : ` on line ${end.line}`}`;
  }
  const last = tokens[end ? tokens.indexOf(end) - 1 : tokens.length - 1];
  if (!last || last === open || (!end && last.line !== open.line)) return 'where it ends';
  const isValue = /^(?:text|number|word)$/.test(last.kind);
  return isValue ? `after ${named(last.text)}` : `at the end of line ${last.line}`;
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
      ? `The code ends after \`${last.text}\`, and something is missing after it.`
      : 'The code ends in the middle of something. Look at the last line.';
  }
  const kind = /^Unexpected (string|number)$/.exec(message)?.[1];
  const odd =
    token ?? here.findLast((one) => one.kind === (kind === 'string' ? 'text' : kind))?.text;
  if (line === undefined) return undefined;
  return here.some(({ text }) => text === odd)
    ? `${named(odd ?? '')} doesn't belong here. Look at it and at what comes right before it.`
    : `JavaScript can't read line ${line}. Compare it with an example, character by character.`;
}
