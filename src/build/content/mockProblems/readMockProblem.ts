/** Compiles a problem of mock interviews from Markdown. Mistakes fail the build. */
import path from 'node:path';
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MockProblem } from '../../../content/mockProblem';
import { reportTests } from '../exercises/exercises';
import { warnOfWords } from '../guidelines/wordChoice';
import { readBlocks, reportOpenEnd } from '../lessons/blocks';
import { fenceRole, readRunnable, snippetOf } from '../markdown/codeBlocks';
import { readFields, type FieldsResult } from '../markdown/frontMatter';
import type { Highlight } from '../markdown/highlight';
import type { ParseMarkdown } from '../markdown/markdown';
import { readChildren, report, startReading, type Reading } from '../markdown/reading';
import { splitFile } from '../markdown/splitFile';
import { mockFrontMatter, type MockFrontMatter } from './mockFrontMatter';
import { readCriteria, readQuestions } from './sheetLists';

/** Parts of a problem after its prompt, and how often each occurs. */
const PARTS = {
  ':::answers': 1,
  'js starter': 1,
  'js tests': 1,
  ':::hint': 3,
  'js solution': 1,
  ':::followups': 1,
  ':::criteria': 1,
  ':::explanation': 1,
} as const;

type Part = keyof typeof PARTS;

/** A parsed problem, with what the checks of lessons need. */
export interface MockDraft {
  reading: Reading;
  /** Undefined if the front matter is invalid. */
  facts?: { id: string; slug: string; introduces: { terms: []; code: [] } };
  lineOf: FieldsResult<unknown>['lineOf'];
  course: string;
  /** Undefined if a part is missing. */
  problem?: MockProblem;
}

/**
 * Reads one problem. Adds the mistakes that can be found from this file alone to `reading.problems`.
 *
 * @param file - path for error messages; its folder is the id of the problem's course
 * @param source - contents of the file
 */
export function readMockProblem(
  file: string,
  source: string,
  parse: ParseMarkdown,
  highlight: Highlight,
): MockDraft {
  const readInner: Reading['readInner'] = (within, nodes) => readBlocks(within, nodes, 'inside');
  const reading = startReading({ file, source, highlight, readInner });
  const course = path.basename(path.dirname(file));
  const split = splitFile(reading, parse);
  if (!split) return { reading, lineOf: () => 1, course };
  const { yaml, body } = split;
  const { data, problems, lineOf } = readFields(file, yaml, 2, mockFrontMatter);
  reading.problems.push(...problems);
  const parts = readParts(reading, body);
  warnOfWords(reading, body);
  if (!data) return { reading, lineOf, course };
  const slug = path.basename(file, '.md');
  const facts: MockDraft['facts'] = { id: data.id, slug, introduces: { terms: [], code: [] } };
  reading.exercises.push({ id: data.id, line: lineOf('id') });
  if (parts) {
    reportSignature(reading, data, parts.starter, lineOf('signature'));
    reading.programs.push({
      line: lineOf('id'),
      id: data.id,
      starter: snippetOf(parts.starter),
      tests: snippetOf(parts.tests),
      solution: snippetOf(parts.solution),
    });
  }
  const problem = parts && {
    ...data,
    slug,
    course,
    ...parts,
    starter: readRunnable(reading, parts.starter),
    tests: parts.tests.value,
    solution: readRunnable(reading, parts.solution),
  };
  const draft = { reading, facts, lineOf, course };
  return problem ? { ...draft, problem } : draft;
}

/** Reads the parts of a problem. Reports those that are missing, duplicated, or misplaced. */
function readParts(reading: Reading, body: readonly RootContent[]) {
  const prompt: RootContent[] = [];
  const nodes = new Map<Part, RootContent[]>();
  for (const node of body) {
    const part = partOf(node);
    if (part !== undefined) nodes.set(part, [...(nodes.get(part) ?? []), node]);
    else if (nodes.size === 0) prompt.push(node);
    else report(reading, node, `only ${Object.keys(PARTS).join(', ')} go after the prompt`);
    if (node.type === 'containerDirective') reportOpenEnd(reading, node);
  }
  if (prompt.length === 0) report(reading, 1, 'the problem needs a prompt above :::answers');
  for (const [part, count] of Object.entries(PARTS) as [Part, number][]) {
    const found = nodes.get(part)?.length ?? 0;
    if (found !== count) {
      report(reading, 1, `the problem needs ${count} ${part}; it has ${found}`);
    }
  }
  const [answers] = directives(nodes, ':::answers');
  const [followups] = directives(nodes, ':::followups');
  const [criteria] = directives(nodes, ':::criteria');
  const [explanation] = directives(nodes, ':::explanation');
  const [[starter], [tests], [solution]] = [
    fences(nodes, 'js starter'),
    fences(nodes, 'js tests'),
    fences(nodes, 'js solution'),
  ];
  if (tests) reportTests(reading, tests);
  const lists = {
    prompt: readBlocks(reading, prompt, 'inside'),
    answers: answers ? readQuestions(reading, answers, { min: 3, max: 6 }) : [],
    hints: directives(nodes, ':::hint').map((hint) => readChildren(reading, hint)),
    followups: followups ? readQuestions(reading, followups, { min: 2, max: 4 }) : [],
    explanation: explanation ? readChildren(reading, explanation) : [],
  };
  const lookFor = criteria && readCriteria(reading, criteria);
  for (const { line } of reading.links) {
    report(reading, line, 'a problem has no links; candidates stay on the page');
  }
  if (!starter || !tests || !solution || !lookFor) return undefined;
  return { ...lists, criteria: lookFor, starter, tests, solution };
}

function partOf(node: RootContent): Part | undefined {
  const name =
    node.type === 'code'
      ? fenceRole(node)
      : node.type === 'containerDirective'
        ? `:::${node.name}`
        : '';
  return Object.hasOwn(PARTS, name) ? (name as Part) : undefined;
}

function directives(nodes: ReadonlyMap<Part, RootContent[]>, part: Part): ContainerDirective[] {
  return (nodes.get(part) ?? []) as ContainerDirective[];
}

function fences(nodes: ReadonlyMap<Part, RootContent[]>, part: Part): Code[] {
  return (nodes.get(part) ?? []) as Code[];
}

/** Reports a starter that doesn't declare the function that candidates are asked for. */
function reportSignature(
  reading: Reading,
  { signature }: MockFrontMatter,
  starter: Code,
  line: number,
): void {
  if (!starter.value.includes(`function ${signature}`)) {
    report(reading, line, `front matter: signature: the starter has no "function ${signature}"`);
  }
}
