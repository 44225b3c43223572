/** Reads fenced code blocks. */
import type { Code } from 'mdast';
import type { Block, CodeLanguage, CodeLine } from '../../../content/lesson';
import { figureKindOf, readFigure } from '../figures/readFigure';
import type { Snippet } from '../solutions/programs';
import { lineOf, report, type Reading } from './reading';
import { jsFault, jsonFault, runnableFault, type SyntaxFault } from './syntax';

const PLAIN: readonly CodeLanguage[] = ['js', 'html', 'css', 'json', 'http', 'text'];

/** Returns the language of a fence and the words after it, such as `js run`. */
export function fenceRole(node: Code): string {
  return [node.lang ?? '', node.meta ?? ''].join(' ').trim();
}

/** Reads a fence in body text. Callers handle `output` fences and those inside exercises. */
export function readCode(reading: Reading, node: Code): Block | undefined {
  if (node.value.trim() === '') {
    report(reading, node, 'the code block is empty');
    return undefined;
  }
  const figure = figureKindOf(node);
  if (figure !== undefined) {
    return readFigure(reading, node, figure);
  }
  const role = fenceRole(node);
  if (role === 'js run') {
    reading.examples.push({ line: lineOf(node), code: node.value });
    return {
      kind: 'example',
      id: `example-${reading.examples.length}`,
      lines: readRunnable(reading, node),
    };
  }
  const language = PLAIN.find((known) => known === role);
  if (language === undefined) {
    report(reading, node, unknownFence(role));
    return undefined;
  }
  if (language === 'js' || language === 'json') {
    reportFault(reading, node, language === 'js' ? jsFault(node.value) : jsonFault(node.value));
  }
  if (language === 'js' || language === 'html' || language === 'css') {
    reading.fragments.push({ language, ...snippetOf(node) });
  }
  return { kind: 'code', language, lines: reading.highlight(node.value, language) };
}

/** Reads runnable JavaScript: an example, a starter or a solution. */
export function readRunnable(reading: Reading, node: Code): CodeLine[] {
  reportFault(reading, node, runnableFault(node.value));
  return reading.highlight(node.value, 'js');
}

/** @returns the code and line number of a fence, so that the build can run it */
export function snippetOf(node: Code): Snippet {
  return { line: lineOf(node), code: node.value };
}

/** Reports a syntax error at its line in the file. */
export function reportFault(reading: Reading, node: Code, fault: SyntaxFault | undefined): void {
  if (fault !== undefined) {
    report(reading, lineOf(node) + fault.line, `the code doesn't parse: ${fault.reason}`);
  }
}

function unknownFence(role: string): string {
  if (role === '') {
    return 'a code block names its language after the backticks: js, html, css, json, http, text …';
  }
  if (role === 'output') {
    return 'an output block goes right after a "js run" block';
  }
  if (
    /^((js|html|css) (starter|given|tests|checks|solution)|js (predict|lines|extra)|slip\b.*)$/.test(
      role,
    )
  ) {
    return `"${role}" belongs in an ::::exercise, ::::predict or ::::order`;
  }
  return `unknown code block "${role}"; the known ones are js run, js, html, css, json, http, text, output, diagram, plot, steps`;
}
