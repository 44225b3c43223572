/** Reads the lists on an interviewer's sheet: questions with answers, and what to look for. */
import type { ListItem, Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Inline } from '../../../content/lesson';
import { CRITERIA, type Criterion, type SheetQuestion } from '../../../content/mockProblem';
import { readInlines } from '../markdown/inlines';
import { report, type Reading } from '../markdown/reading';

interface Limits {
  min: number;
  max: number;
}

/**
 * Reads a list whose entries start with a question in bold.
 *
 * @param reading - the file's parser state
 * @param node - the block around the list
 * @param limits - how many entries it can have
 */
export function readQuestions(
  reading: Reading,
  node: ContainerDirective,
  { min, max }: Limits,
): SheetQuestion[] {
  const items = itemsOf(reading, node);
  if (items.length < min || items.length > max) {
    report(reading, node, `:::${node.name} needs ${min} to ${max} entries; it has ${items.length}`);
  }
  return items.flatMap((item) => readQuestion(reading, item) ?? []);
}

function readQuestion(reading: Reading, item: ListItem): SheetQuestion | undefined {
  const [first, ...more] = item.children;
  const [question, ...rest] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || question?.type !== 'strong' || rest.length === 0) {
    report(reading, item, 'an entry is a question in bold, then its answer: - **Empty?** Yes.');
    return undefined;
  }
  const answer: Paragraph = { ...first, children: trimStart(rest) };
  return {
    question: readInlines(reading, question.children),
    answer: reading.readInner(reading, [answer, ...more]),
  };
}

/** Reads the list of what to look for: one entry for each criterion, which it starts with. */
export function readCriteria(
  reading: Reading,
  node: ContainerDirective,
): Record<Criterion, Inline[]> | undefined {
  const entries = new Map<string, Inline[]>();
  for (const item of itemsOf(reading, node)) {
    const [first] = item.children;
    const [start, ...rest] = first?.type === 'paragraph' ? first.children : [];
    const [, key = '', text = ''] = /^([^:]*):\s*([^]*)$/.exec(textOf(start)) ?? [];
    const known = CRITERIA.find((one) => one === key);
    if (known === undefined || start === undefined || entries.has(key)) {
      report(reading, item, `an entry of :::criteria starts with one of: ${CRITERIA.join(', ')}`);
      continue;
    }
    const inlines = [...(text ? [{ ...start, value: text } as PhrasingContent] : []), ...rest];
    entries.set(known, readInlines(reading, inlines));
  }
  const missing = CRITERIA.filter((one) => !entries.has(one));
  if (missing.length > 0) report(reading, node, `:::criteria lacks ${missing.join(', ')}`);
  return missing.length > 0
    ? undefined
    : (Object.fromEntries(entries) as Record<Criterion, Inline[]>);
}

function itemsOf(reading: Reading, node: ContainerDirective): ListItem[] {
  const [list, ...others] = node.children;
  if (list?.type !== 'list' || others.length > 0) {
    report(reading, node, `:::${node.name} has one list`);
    return [];
  }
  return list.children;
}

function textOf(node: PhrasingContent | undefined): string {
  return node?.type === 'text' ? node.value : '';
}

/** Removes the space between a question and its answer. */
function trimStart([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : rest;
  return [{ ...first, value: first.value.trimStart() }, ...rest];
}
