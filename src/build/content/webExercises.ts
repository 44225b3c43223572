/** Exercises in HTML, CSS and the DOM: files to change and files that are given, and checks of the page they make. */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { WebExerciseBlock, WebLanguage } from '../../content/lesson';
import { fenceRole, reportFault } from './codeBlocks';
import { lineOf, readChildren, report, type Reading } from './reading';
import { scriptFault } from './syntax';
import { oneOfEach, readWebFile, snippetOf, snippetsOf, webLanguage } from './webFiles';

const MAX_HINTS = 3;

/** Roles of fences that make an exercise one of pages. */
const WEB_ROLE = /^(?:(?:html|css) (?:starter|given|solution)|js (?:given|checks))$/;

/** What has to be awaited, and is not. */
const UNAWAITED = /(?<!await )\bpage\.(click|press|tab|type|choose|at|inScheme)\(/;

interface Pieces {
  prompt: RootContent[];
  starter: Code[];
  given: Code[];
  solution: Code[];
  checks: Code[];
  hints: ContainerDirective[];
  explanation: ContainerDirective[];
}

/** Whether an exercise asks for a page. */
export function isWebExercise(node: ContainerDirective): boolean {
  return (node.children as RootContent[]).some(
    (child) => child.type === 'code' && WEB_ROLE.test(fenceRole(child)),
  );
}

/**
 * Reads an exercise; reports everything that is missing, doubled or in the wrong spot.
 *
 * @param entry - the exercise among those of the lesson
 */
export function readWebExercise(
  reading: Reading,
  node: ContainerDirective,
  entry: Reading['exercises'][number],
): WebExerciseBlock | undefined {
  const pieces = sortPieces(reading, node);
  const starter = oneOfEach(reading, pieces.starter);
  const given = oneOfEach(reading, pieces.given);
  const solution = oneOfEach(reading, pieces.solution);
  reportFiles(reading, node, starter, given, solution);
  reportPieces(reading, node, pieces);
  const [checks] = pieces.checks;
  const [explanation] = pieces.explanation;
  const title = node.attributes?.title;
  if (entry.id === '' || !title || !checks || !explanation) {
    return undefined;
  }
  reportChecks(reading, checks);
  entry.web = {
    id: entry.id,
    line: entry.line,
    starter: snippetsOf([...starter, ...given]),
    checks: snippetOf(checks),
    solution: snippetsOf([...solution, ...given]),
    languages: starter.map(({ lang }) => lang as WebLanguage),
  };
  return {
    kind: 'webExercise',
    id: entry.id,
    title,
    prompt: reading.readInner(reading, pieces.prompt),
    files: oneOfEach(reading, [...starter, ...given]).map((file) =>
      readWebFile(reading, file, given.includes(file)),
    ),
    checks: checks.value,
    hints: pieces.hints.map((hint) => readChildren(reading, hint)),
    solution: solution.map((file) => readWebFile(reading, file, false)),
    explanation: readChildren(reading, explanation),
  };
}

function sortPieces(reading: Reading, node: ContainerDirective): Pieces {
  const pieces: Pieces = {
    prompt: [],
    starter: [],
    given: [],
    solution: [],
    checks: [],
    hints: [],
    explanation: [],
  };
  for (const child of node.children as RootContent[]) {
    const kind = child.type === 'code' ? fenceKind(child) : undefined;
    if (child.type === 'code' && kind !== undefined) {
      pieces[kind].push(child);
    } else if (child.type === 'containerDirective' && child.name === 'hint') {
      pieces.hints.push(child);
    } else if (child.type === 'containerDirective' && child.name === 'explanation') {
      pieces.explanation.push(child);
    } else if (pieces.starter.length + pieces.given.length === 0) {
      pieces.prompt.push(child);
    } else {
      const reason = 'only files, checks, hints and explanation come after the first file';
      report(reading, child, `${reason}; move the text above it`);
    }
  }
  return pieces;
}

function fenceKind(node: Code): 'starter' | 'given' | 'solution' | 'checks' | undefined {
  if (fenceRole(node) === 'js checks') return 'checks';
  const kind = node.meta?.trim();
  const isFile = kind === 'starter' || kind === 'given' || kind === 'solution';
  return isFile && webLanguage(node.lang) ? kind : undefined;
}

function reportFiles(
  reading: Reading,
  node: ContainerDirective,
  starter: readonly Code[],
  given: readonly Code[],
  solution: readonly Code[],
): void {
  const { id = '' } = node.attributes ?? {};
  const languages = (nodes: readonly Code[]) => nodes.map(({ lang }) => lang).join(', ');
  if (starter.length === 0) {
    report(reading, node, `exercise "${id}" needs a starter: html, css or js`);
  }
  if (![...starter, ...given].some(({ lang }) => lang === 'html')) {
    report(reading, node, `exercise "${id}" needs html, as a starter or given`);
  }
  const both = given.find(({ lang }) => starter.some((file) => file.lang === lang));
  if (both !== undefined) {
    report(reading, both, `the ${both.lang} file is the starter's or given, not both`);
  }
  if (languages(starter) !== languages(solution)) {
    report(
      reading,
      node,
      `exercise "${id}" has the starter ${languages(starter)}; its solution is the same files, not ${languages(solution) || 'none'}`,
    );
  }
}

function reportPieces(reading: Reading, node: ContainerDirective, pieces: Pieces): void {
  const { id = '' } = node.attributes ?? {};
  for (const piece of ['checks', 'explanation'] as const) {
    if (pieces[piece].length !== 1) {
      report(reading, node, `exercise "${id}" needs one ${piece}, has ${pieces[piece].length}`);
    }
  }
  if (pieces.prompt.length === 0) {
    report(reading, node, `exercise "${id}" needs a prompt above its files`);
  }
  if (pieces.hints.length < 1 || pieces.hints.length > MAX_HINTS) {
    report(reading, node, `exercise "${id}" needs one to three hints, has ${pieces.hints.length}`);
  }
}

function reportChecks(reading: Reading, checks: Code): void {
  reportFault(reading, checks, scriptFault(checks.value));
  for (const name of ['check', 'hiddenCheck']) {
    if (!new RegExp(`^\\s*${name}\\(`, 'm').test(checks.value)) {
      report(reading, checks, `the checks need at least one ${name}(…)`);
    }
  }
  for (const [place, line] of checks.value.split('\n').entries()) {
    const action = UNAWAITED.exec(line)?.[1];
    if (action !== undefined) {
      report(reading, lineOf(checks) + 1 + place, `write await before page.${action}(…)`);
    }
  }
}
