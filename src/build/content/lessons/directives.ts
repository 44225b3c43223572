/**
 * Reads directives (`:::name` blocks): notes, checks and the summary. Exercises are read in their own files.
 */
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block, CheckBlock } from '../../../content/lesson';
import { readExercise } from '../exercises/exercises';
import { readInlines } from '../markdown/inlines';
import { readOrder } from '../exercises/orders';
import { readPrediction } from '../exercises/predictions';
import { readPreview } from '../exercises/previews';
import { lineOf, readChildren, report, type Place, type Reading } from '../markdown/reading';

const TASK = ['id', 'title', 'step'];

const ATTRIBUTES: Record<string, readonly string[]> = {
  note: [],
  warning: [],
  summary: [],
  hint: [],
  explanation: [],
  check: ['passage'],
  exercise: [...TASK, 'continues'],
  predict: TASK,
  order: TASK,
  preview: ['title'],
};

/** Reads one directive. Some are allowed only at the top level of the body. */
export function readDirective(
  reading: Reading,
  node: ContainerDirective,
  place: Place,
): Block | undefined {
  reportAttributes(reading, node);
  switch (node.name) {
    case 'note':
    case 'warning':
      return { kind: node.name, children: readChildren(reading, node) };
    case 'exercise':
    case 'predict':
    case 'order':
    case 'preview':
    case 'check':
    case 'summary':
      if (place === 'inside') {
        const reason = `:::${node.name} goes at the top of the body, not inside another block`;
        report(reading, node, `${reason}; is the block above it closed?`);
        return undefined;
      }
      return readTopBlock(reading, node);
    case 'hint':
    case 'explanation':
      report(reading, node, `:::${node.name} belongs in an ::::exercise (with four colons)`);
      return undefined;
    default:
      report(reading, node, `unknown block :::${node.name}`);
      return undefined;
  }
}

function readTopBlock(reading: Reading, node: ContainerDirective): Block | undefined {
  switch (node.name) {
    case 'exercise':
      return readExercise(reading, node);
    case 'predict':
      return readPrediction(reading, node);
    case 'order':
      return readOrder(reading, node);
    case 'preview':
      return readPreview(reading, node);
    case 'check':
      return readCheck(reading, node);
    default:
      reading.summaries += 1;
      return { kind: 'summary', children: readChildren(reading, node) };
  }
}

function readCheck(reading: Reading, node: ContainerDirective): CheckBlock | undefined {
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph' || rest.length === 0) {
    report(reading, node, ':::check has a question in one paragraph, then the answer');
    return undefined;
  }
  const passage = node.attributes?.passage;
  if (!passage) {
    report(
      reading,
      node,
      ':::check names the passage that answers it: :::check{passage="the-slug"}',
    );
  }
  const check: CheckBlock = {
    kind: 'check',
    id: '',
    question: readInlines(reading, first.children),
    answer: reading.readInner(reading, rest),
    passage: passage ?? '',
    passageTitle: '',
  };
  reading.checks.push({ line: lineOf(node), check });
  return check;
}

function reportAttributes(reading: Reading, node: ContainerDirective): void {
  const known = ATTRIBUTES[node.name] ?? [];
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (node.name in ATTRIBUTES && !known.includes(attribute)) {
      report(reading, node, `:::${node.name} has no attribute "${attribute}"`);
    }
  }
  const [first] = node.children;
  if (first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data) {
    report(reading, node, `:::${node.name} doesn't take text in brackets`);
  }
}
