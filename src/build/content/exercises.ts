/** Exercises: a prompt, a starter, tests, hints, a solution and an explanation, each where it belongs. */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ExerciseBlock, WebExerciseBlock } from '../../content/lesson';
import { fenceRole, readRunnable, reportFault } from './codeBlocks';
import { lineOf, readChildren, report, type Reading } from './reading';
import type { Snippet } from './programs';
import { runnableFault } from './syntax';
import { isWebExercise, readWebExercise } from './webExercises';

const MAX_HINTS = 3;

interface Parts {
  prompt: RootContent[];
  starter: Code[];
  tests: Code[];
  solution: Code[];
  hints: ContainerDirective[];
  explanation: ContainerDirective[];
}

/** Reads an exercise; reports every part that is missing, doubled or out of place. */
export function readExercise(
  reading: Reading,
  node: ContainerDirective,
): ExerciseBlock | WebExerciseBlock | undefined {
  const id = node.attributes?.id;
  const title = node.attributes?.title;
  if (!id || !title || !/^[a-z][a-z0-9-]*$/.test(id)) {
    const reason = 'an exercise has an id in small letters, digits and hyphens, and a title';
    report(reading, node, `${reason}: ::::exercise{#ds-sum title="Add up a list"}`);
  }
  const entry: Reading['exercises'][number] = { line: lineOf(node), id: id ?? '' };
  if (id) {
    reading.exercises.push(entry);
  }
  if (isWebExercise(node)) {
    return readWebExercise(reading, node, entry);
  }
  const parts = sortParts(reading, node);
  reportCounts(reading, node, parts);
  const [starter] = parts.starter;
  const [tests] = parts.tests;
  const [solution] = parts.solution;
  const [explanation] = parts.explanation;
  if (!id || !title || !starter || !tests || !solution || !explanation) {
    return undefined;
  }
  reportTests(reading, tests);
  entry.program = {
    ...entry,
    id,
    starter: snippetOf(starter),
    tests: snippetOf(tests),
    solution: snippetOf(solution),
  };
  return {
    kind: 'exercise',
    id,
    title,
    prompt: reading.readInner(reading, parts.prompt),
    starter: readRunnable(reading, starter),
    tests: tests.value,
    hints: parts.hints.map((hint) => readChildren(reading, hint)),
    solution: readRunnable(reading, solution),
    explanation: readChildren(reading, explanation),
  };
}

function snippetOf(node: Code): Snippet {
  return { line: lineOf(node), code: node.value };
}

function sortParts(reading: Reading, node: ContainerDirective): Parts {
  const parts: Parts = {
    prompt: [],
    starter: [],
    tests: [],
    solution: [],
    hints: [],
    explanation: [],
  };
  for (const child of node.children as RootContent[]) {
    const role = child.type === 'code' ? fenceRole(child) : '';
    if (child.type === 'code' && role === 'js starter') {
      parts.starter.push(child);
    } else if (child.type === 'code' && role === 'js tests') {
      parts.tests.push(child);
    } else if (child.type === 'code' && role === 'js solution') {
      parts.solution.push(child);
    } else if (child.type === 'containerDirective' && child.name === 'hint') {
      parts.hints.push(child);
    } else if (child.type === 'containerDirective' && child.name === 'explanation') {
      parts.explanation.push(child);
    } else if (parts.starter.length === 0) {
      parts.prompt.push(child);
    } else {
      const reason = 'only tests, hints, solution and explanation stand after the starter';
      report(reading, child, `${reason}; move the text above it`);
    }
  }
  return parts;
}

function reportCounts(reading: Reading, node: ContainerDirective, parts: Parts): void {
  const { id = '' } = node.attributes ?? {};
  const wanted = [
    ['starter', parts.starter.length],
    ['tests', parts.tests.length],
    ['solution', parts.solution.length],
    ['explanation', parts.explanation.length],
  ] as const;
  for (const [part, count] of wanted) {
    if (count !== 1) {
      report(reading, node, `exercise "${id}" needs one ${part}, has ${count}`);
    }
  }
  if (parts.prompt.length === 0) {
    report(reading, node, `exercise "${id}" needs a prompt above its starter`);
  }
  if (parts.hints.length < 1 || parts.hints.length > MAX_HINTS) {
    report(reading, node, `exercise "${id}" needs one to three hints, has ${parts.hints.length}`);
  }
}

function reportTests(reading: Reading, tests: Code): void {
  reportFault(reading, tests, runnableFault(tests.value));
  for (const name of ['test', 'hidden']) {
    if (!new RegExp(`^\\s*${name}\\(`, 'm').test(tests.value)) {
      report(reading, tests, `the tests need at least one ${name}(…)`);
    }
  }
  if (!tests.value.includes('expect(')) {
    report(reading, tests, 'the tests expect nothing');
  }
}
