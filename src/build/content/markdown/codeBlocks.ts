/** Reads fenced code blocks. */
import type { Code } from 'mdast';
import type { Block, CodeLanguage, CodeLine, ProgramLanguage } from '../../../content/lesson';
import { figureKindOf, readFigure } from '../figures/readFigure';
import type { ExampleProgram, Snippet } from '../solutions/programs';
import { lineOf, report, type Reading } from './reading';
import { readProgram } from './readProgram';
import { jsFault, jsonFault, type SyntaxFault } from './syntax';

const PLAIN: readonly CodeLanguage[] = ['js', 'ts', 'html', 'css', 'json', 'http', 'text'];

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
  if (isRunnable(node)) {
    examplesIn(reading, node).push(snippetOf(node));
    const language = programLanguage(node);
    return {
      kind: 'example',
      ...(language === 'js' ? {} : { language }),
      id: `example-${reading.examples.length + reading.pythonExamples.length}`,
      lines: readRunnable(reading, node),
    };
  }
  const language = PLAIN.find((known) => known === role);
  if (language === undefined) {
    report(reading, node, unknownFence(role));
    return undefined;
  }
  reportFault(reading, node, fragmentFault(node.value, language));
  if (language === 'js' || language === 'ts' || language === 'html' || language === 'css') {
    reading.fragments.push({ language, line: lineOf(node), code: node.value });
  }
  return { kind: 'code', language, lines: reading.highlight(node.value, language) };
}

/** @returns true for an example's code */
export function isRunnable(node: Code): boolean {
  return ['js run', 'ts run', 'python run'].includes(fenceRole(node));
}

/** @returns the examples that run in the same way as a fence's, in the order of the lesson */
export function examplesIn(reading: Reading, { lang }: Code): ExampleProgram[] {
  return lang === 'python' ? reading.pythonExamples : reading.examples;
}

/** Reads a runnable program: an example, a starter or a solution. */
export function readRunnable(reading: Reading, node: Code): CodeLine[] {
  const language = programLanguage(node);
  reportFault(reading, node, readProgram(node.value, language).fault);
  return reading.highlight(node.value, language);
}

/** @returns the language of an exercise's program, as part of its block */
export function languageOf(node: Code): { language?: 'ts' } {
  return programLanguage(node) === 'ts' ? { language: 'ts' } : {};
}

function programLanguage({ lang }: Code): ProgramLanguage {
  return lang === 'ts' || lang === 'python' ? lang : 'js';
}

/** @returns the code and line number of a fence, so that the build can run it */
export function snippetOf(node: Code): Snippet {
  const line = lineOf(node);
  if (node.lang !== 'ts') return { line, code: node.value };
  const { code } = readProgram(node.value, 'ts');
  return { line, code, typed: node.value };
}

/** @returns the first syntax error in code that can import and export, because it isn't run */
function fragmentFault(code: string, language: CodeLanguage): SyntaxFault | undefined {
  if (language === 'json') return jsonFault(code);
  return language === 'js' || language === 'ts' ? jsFault(code, language) : undefined;
}

/** Reports a syntax error at its line in the file. */
export function reportFault(reading: Reading, node: Code, fault: SyntaxFault | undefined): void {
  if (fault !== undefined) {
    report(reading, lineOf(node) + fault.line, `the code doesn't parse: ${fault.reason}`);
  }
}

function unknownFence(role: string): string {
  if (role === '') {
    return 'a code block names its language after the backticks: js, ts, html, css, json, http, text …';
  }
  if (role === 'output') {
    return 'an output block goes right after a "js run", "ts run" or "python run" block';
  }
  if (
    /^(python solution|(js|ts|html|css) (starter|given|tests|types|checks|solution)|js (predict|lines|extra)|slip\b.*)$/.test(
      role,
    )
  ) {
    return `"${role}" belongs in an ::::exercise, ::::predict or ::::order`;
  }
  if (/^python (?:starter|given|tests|types|checks|predict|lines)$/.test(role)) {
    return `"${role}" isn't possible: exercises are in JavaScript or TypeScript, and Python is for "python run" examples`;
  }
  return `unknown code block "${role}"; the known ones are js run, js, ts run, ts, python run, html, css, json, http, text, output, diagram, plot, steps`;
}
