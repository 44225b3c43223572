/** Reads changes: small tasks on the example or the preview above them. */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block, ExampleBlock, PreviewBlock, WebLanguage } from '../../../content/lesson';
import { fenceRole, readRunnable, snippetOf } from '../markdown/codeBlocks';
import { lineOf, report, type Reading } from '../markdown/reading';
import { reportTests } from './exercises';
import { reportChecks } from './webExercises';
import { oneOfEach, readWebFile, snippetsOf } from './webFiles';

const OWN_FENCE = /^(?:js (?:tests|checks)|(?:html|css|js) solution)$/;

/** A change's children, grouped. */
interface Parts {
  id: string;
  prompt: RootContent[];
  fences: Code[];
}

/**
 * Adds a change to the block above it. Reports parts that are missing, duplicated or misplaced.
 *
 * @param before - the block above it
 * @returns undefined, because it isn't a block of its own
 */
export function readChange(
  reading: Reading,
  node: ContainerDirective,
  before: Block | undefined,
): undefined {
  const parts = partsOf(reading, node);
  if (before?.kind !== 'example' && before?.kind !== 'preview') {
    const reason = 'goes right after a "js run" example and its output, or after a :::preview';
    report(reading, node, `:::change ${reason}`);
  } else if (before.change) {
    report(reading, node, 'the example above already has a change');
  } else if (before.kind === 'example') {
    readProgramChange(reading, node, before, parts);
  } else {
    readPageChange(reading, node, before, parts);
  }
}

function partsOf(reading: Reading, node: ContainerDirective): Parts {
  const id = node.attributes?.id ?? '';
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    const reason = 'a change has an id in lowercase letters, digits and hyphens';
    report(reading, node, `${reason}: :::change{#ds-first-change}`);
  }
  const children = node.children as RootContent[];
  const first = children.findIndex(isOwnFence);
  const [prompt, rest] = [children.slice(0, first), children.slice(first)];
  const other = rest.find((child) => !isOwnFence(child));
  if (first < 1) {
    report(reading, node, `change "${id}" needs a prompt, and its code below it`);
  } else if (other !== undefined) {
    report(reading, other, 'a change ends with its tests and its solution; move this above them');
  }
  return { id, prompt, fences: rest.filter(isOwnFence) };
}

function isOwnFence(node: RootContent): node is Code {
  return node.type === 'code' && OWN_FENCE.test(fenceRole(node));
}

function readProgramChange(
  reading: Reading,
  node: ContainerDirective,
  example: ExampleBlock,
  { id, prompt, fences }: Parts,
): void {
  const [tests, solution] = ['js tests', 'js solution'].map((role) =>
    fences.find((fence) => fenceRole(fence) === role),
  );
  const starter = reading.examples.at(-1);
  if (example.language) {
    report(reading, node, 'a change needs an example in JavaScript');
    return;
  }
  if (!tests || !solution || !starter || fences.length > 2) {
    report(reading, node, `change "${id}" needs one "js tests" and one "js solution"`);
    return;
  }
  reportTests(reading, tests);
  reading.changes.push({
    id,
    line: lineOf(node),
    starter: { line: starter.line, code: starter.code },
    tests: snippetOf(tests),
    solution: snippetOf(solution),
  });
  example.change = {
    id,
    prompt: reading.readInner(reading, prompt),
    tests: tests.value,
    solution: readRunnable(reading, solution),
  };
}

function readPageChange(
  reading: Reading,
  node: ContainerDirective,
  preview: PreviewBlock,
  { id, prompt, fences }: Parts,
): void {
  const checks = fences.filter((fence) => fenceRole(fence) === 'js checks');
  const solution = oneOfEach(
    reading,
    fences.filter((fence) => fenceRole(fence).endsWith(' solution')),
  );
  const known = preview.files.map(({ language }) => language);
  const isOfPreview = solution.every(({ lang }) => known.includes(lang as WebLanguage));
  const [check] = checks;
  if (!check || checks.length > 1 || solution.length === 0 || !isOfPreview) {
    const files = `one solution for each file of the preview that changes: ${known.join(', ')}`;
    report(reading, node, `change "${id}" needs one "js checks", and ${files}`);
    return;
  }
  reportChecks(reading, check);
  const { files = {} } = reading.previews.at(-1) ?? {};
  reading.webChanges.push({
    id,
    line: lineOf(node),
    starter: files,
    checks: snippetOf(check),
    solution: { ...files, ...snippetsOf(solution) },
    languages: solution.map(({ lang }) => lang as WebLanguage),
  });
  preview.change = {
    id,
    prompt: reading.readInner(reading, prompt),
    tests: check.value,
    solution: solution.map((file) => readWebFile(reading, file, false)),
  };
}
