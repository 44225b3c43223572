/** Fenced code: what each kind of fence may hold. */
import type { Code } from 'mdast';
import type { Block, CodeLanguage, CodeLine } from '../../content/lesson';
import { lineOf, report, type Reading } from './reading';
import { jsFault, jsonFault, runnableFault, type SyntaxFault } from './syntax';

const PLAIN: readonly CodeLanguage[] = ['js', 'html', 'css', 'json', 'http', 'text'];

const DIAGRAM_COLUMNS = 60;

/** The words after the language of a fence: `run` in `js run`. */
export function fenceRole(node: Code): string {
  return [node.lang ?? '', node.meta ?? ''].join(' ').trim();
}

/** Reads a fence of ordinary text; those of an exercise and `output` are read by their callers. */
export function readCode(reading: Reading, node: Code): Block | undefined {
  if (node.value.trim() === '') {
    report(reading, node, 'the code block is empty');
    return undefined;
  }
  if (node.lang === 'diagram') {
    return readDiagram(reading, node);
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
  return { kind: 'code', language, lines: reading.highlight(node.value, language) };
}

/** Reads JavaScript that will be run: an example, a starter, a solution. */
export function readRunnable(reading: Reading, node: Code): CodeLine[] {
  reportFault(reading, node, runnableFault(node.value));
  return reading.highlight(node.value, 'js');
}

/** Reports code that does not parse at the line of the file where it breaks. */
export function reportFault(reading: Reading, node: Code, fault: SyntaxFault | undefined): void {
  if (fault !== undefined) {
    report(reading, lineOf(node) + fault.line, `the code does not parse: ${fault.reason}`);
  }
}

function unknownFence(role: string): string {
  if (role === '') {
    return 'a code block names its language after the backticks: js, html, css, json, http, text …';
  }
  if (role === 'output') {
    return 'an output block stands right after a "js run" block';
  }
  if (/^(js|html|css) (starter|given|tests|checks|solution)$/.test(role)) {
    return `"${role}" belongs into an ::::exercise`;
  }
  return `unknown code block "${role}"; known are js run, js, html, css, json, http, text, output, diagram`;
}

function readDiagram(reading: Reading, node: Code): Block | undefined {
  const label = /^"([^"]+)"$/.exec(node.meta?.trim() ?? '')?.[1];
  if (label === undefined) {
    report(
      reading,
      node,
      'a diagram says in quotes what it shows: ```diagram "A list of three boxes"',
    );
    return undefined;
  }
  const wide = node.value.split('\n').findIndex((line) => [...line].length > DIAGRAM_COLUMNS);
  if (wide >= 0) {
    const reason = `the diagram is wider than ${DIAGRAM_COLUMNS} columns`;
    report(reading, lineOf(node) + 1 + wide, reason);
  }
  return { kind: 'diagram', label, text: node.value };
}
