/** Reads the parts that all kinds of exercises share: id, title, step, prompt, hints and explanation. */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { LADDER, type Block, type TaskFrame } from '../../../content/lesson';
import { fenceRole } from '../markdown/codeBlocks';
import { lineOf, readChildren, report, type Reading } from '../markdown/reading';

const MAX_HINTS = 3;

/** An exercise's children, grouped. */
export interface TaskNodes<Role extends string> {
  prompt: RootContent[];
  /** Fences by role, such as `js starter`. */
  fences: Record<Role, Code[]>;
  hints: ContainerDirective[];
  explanation: ContainerDirective[];
}

/** How many code fences with a certain role, such as `js starter`, an exercise must have. */
export interface FenceRule {
  min: number;
  max: number;
}

/**
 * Groups an exercise's children. Reports children that are missing, duplicated or misplaced.
 *
 * @param reading - the lesson's parser state
 * @param node - the exercise
 * @param rules - number of fences by role; fences with other roles belong to the prompt
 * @returns the grouped children
 */
export function sortTask<Role extends string>(
  reading: Reading,
  node: ContainerDirective,
  rules: Readonly<Record<Role, FenceRule>>,
): TaskNodes<Role> {
  const roles = Object.keys(rules) as Role[];
  const nodes: TaskNodes<Role> = {
    prompt: [],
    fences: Object.fromEntries(roles.map((role) => [role, []])) as unknown as Record<Role, Code[]>,
    hints: [],
    explanation: [],
  };
  let isPrompt = true;
  for (const child of node.children as RootContent[]) {
    const role = child.type === 'code' ? roles.find((known) => hasRole(child, known)) : undefined;
    if (child.type === 'code' && role !== undefined) {
      nodes.fences[role].push(child);
      isPrompt = false;
    } else if (child.type === 'containerDirective' && child.name === 'hint') {
      nodes.hints.push(child);
    } else if (child.type === 'containerDirective' && child.name === 'explanation') {
      nodes.explanation.push(child);
    } else if (isPrompt) {
      nodes.prompt.push(child);
    } else {
      const reason = 'only code, hints and explanation go after the first code of an exercise';
      report(reading, child, `${reason}; move the text above it`);
    }
  }
  reportCounts(reading, node, rules, nodes);
  return nodes;
}

/**
 * Reads the properties that all exercises share.
 *
 * @param reading - the lesson's parser state
 * @param node - the exercise
 * @param nodes - its children, grouped by `sortTask`
 * @returns the shared properties; undefined if the id, title, step or explanation is missing or invalid
 */
export function readTaskFrame(
  reading: Reading,
  node: ContainerDirective,
  { prompt, hints, explanation }: TaskNodes<string>,
): TaskFrame | undefined {
  const { id, title, step = 'core' } = node.attributes ?? {};
  const isId = Boolean(id && title && /^[a-z][a-z0-9-]*$/.test(id));
  if (!isId) {
    const reason = 'an exercise has an id in lowercase letters, digits and hyphens, and a title';
    report(reading, node, `${reason}: ::::${node.name}{#ds-sum title="Add up a list"}`);
  }
  if (id) {
    reading.exercises.push({ line: lineOf(node), id });
  }
  const known = LADDER.find((one) => one === step);
  if (known === undefined) {
    report(reading, node, `step="${step}" is unknown; the steps are: ${LADDER.join(', ')}`);
  }
  const [why] = explanation;
  if (!isId || !id || !title || known === undefined || why === undefined) return undefined;
  return {
    id,
    title,
    step: known,
    prompt: reading.readInner(reading, prompt),
    hints: hints.map((hint): Block[] => readChildren(reading, hint)),
    explanation: readChildren(reading, why),
  };
}

function hasRole(node: Code, role: string): boolean {
  const words = fenceRole(node);
  return words === role || words.startsWith(`${role} "`);
}

function reportCounts<Role extends string>(
  reading: Reading,
  node: ContainerDirective,
  rules: Readonly<Record<Role, FenceRule>>,
  nodes: TaskNodes<Role>,
): void {
  const name = `exercise "${node.attributes?.id ?? ''}"`;
  for (const role of Object.keys(rules) as Role[]) {
    const { min, max } = rules[role];
    const count = nodes.fences[role].length;
    if (count < min || count > max) {
      const wanted = min === max ? `${min === 1 ? 'one' : min}` : `${min} to ${max}`;
      report(
        reading,
        node,
        `${name} needs ${wanted} ${role.replace(/^(js|ts) /, '')}; it has ${count}`,
      );
    }
  }
  if (nodes.explanation.length !== 1) {
    report(reading, node, `${name} needs one explanation; it has ${nodes.explanation.length}`);
  }
  if (nodes.prompt.length === 0) {
    report(reading, node, `${name} needs a prompt above its code`);
  }
  if (nodes.hints.length < 1 || nodes.hints.length > MAX_HINTS) {
    report(reading, node, `${name} needs one to three hints; it has ${nodes.hints.length}`);
  }
}
