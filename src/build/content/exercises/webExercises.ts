/**
 * Reads exercises in HTML, CSS and the DOM: editable files, read-only files, and checks of the finished page.
 */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { countAdded, MIN_ADDED } from '../../../content/exercises/solutionLines';
import type { WebExerciseBlock, WebLanguage } from '../../../content/lesson';
import { fenceRole, reportFault, snippetOf } from '../markdown/codeBlocks';
import { lineOf, report, type Reading } from '../markdown/reading';
import { scriptFault } from '../markdown/syntax';
import { readContinues } from './earlierParts';
import { readTaskFrame, sortTask, type TaskNodes } from './tasks';
import { oneOfEach, readWebFile, snippetsOf, WEB_LANGUAGES } from './webFiles';

/** Fence roles that only web exercises use. */
const WEB_ROLE = /^(?:(?:html|css) (?:starter|given|solution)|js (?:given|checks))$/;

/** Matches actions that are missing an `await`. */
const UNAWAITED =
  /(?<!await )\bpage\.(click|press|tab|clear|type|choose|at|inScheme|withRootSize|withStyle)\(/;

const ONE = { min: 1, max: 1 };
const ANY = { min: 0, max: 1 };

const FENCES = {
  'html starter': ANY,
  'css starter': ANY,
  'js starter': ANY,
  'html given': ANY,
  'css given': ANY,
  'js given': ANY,
  'js checks': ONE,
  'html solution': ANY,
  'css solution': ANY,
  'js solution': ANY,
};

type Nodes = TaskNodes<keyof typeof FENCES>;

/** Returns true if an exercise has fences with a web page's files. */
export function isWebExercise(node: ContainerDirective): boolean {
  return (node.children as RootContent[]).some(
    (child) => child.type === 'code' && WEB_ROLE.test(fenceRole(child)),
  );
}

/** Reads a web exercise. Reports parts that are missing, duplicated or misplaced. */
export function readWebExercise(
  reading: Reading,
  node: ContainerDirective,
): WebExerciseBlock | undefined {
  const nodes = sortTask(reading, node, FENCES);
  const starter = filesOf(nodes, 'starter');
  const given = filesOf(nodes, 'given');
  const solution = filesOf(nodes, 'solution');
  reportFiles(reading, node, starter, given, solution);
  const frame = readTaskFrame(reading, node, nodes);
  const [checks] = nodes.fences['js checks'];
  if (!frame || !checks) {
    return undefined;
  }
  reportChecks(reading, checks);
  const earlier = readContinues(node);
  reading.webPrograms.push({
    id: frame.id,
    line: lineOf(node),
    starter: snippetsOf([...starter, ...given]),
    checks: snippetOf(checks),
    solution: snippetsOf([...solution, ...given]),
    languages: starter.map(({ lang }) => lang as WebLanguage),
    continues: earlier.continues?.id,
  });
  return {
    kind: 'webExercise',
    ...frame,
    ...earlier,
    files: oneOfEach(reading, [...starter, ...given]).map((file) =>
      readWebFile(reading, file, given.includes(file)),
    ),
    checks: checks.value,
    solution: solution.map((file) => readWebFile(reading, file, false)),
    ...(addedIn(starter, solution) >= MIN_ADDED ? { hasLines: true } : {}),
  };
}

/** Returns the number of lines that a solution adds to its starter, in all files. */
function addedIn(starter: readonly Code[], solution: readonly Code[]): number {
  return solution
    .map(({ lang, value }) =>
      countAdded(starter.find((file) => file.lang === lang)?.value ?? '', value),
    )
    .reduce((sum, count) => sum + count, 0);
}

/** Returns the files with the given role, in display order: HTML, CSS, JavaScript. */
function filesOf({ fences }: Nodes, role: 'starter' | 'given' | 'solution'): Code[] {
  return WEB_LANGUAGES.flatMap((language) => fences[`${language} ${role}`].slice(0, 1));
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

/** Reports checks that can't run or are missing an `await`. */
export function reportChecks(reading: Reading, checks: Code): void {
  reportFault(reading, checks, scriptFault(checks.value));
  for (const name of ['check', 'hiddenCheck']) {
    if (!new RegExp(`^\\s*${name}\\(`, 'm').test(checks.value)) {
      report(reading, checks, `the checks need at least one ${name}(…)`);
    }
  }
  for (const [index, line] of checks.value.split('\n').entries()) {
    const action = UNAWAITED.exec(line)?.[1];
    if (action !== undefined) {
      report(reading, lineOf(checks) + 1 + index, `write await before page.${action}(…)`);
    }
  }
}
