/** Blocks between colons: remarks, checks, the summary; exercises have a file of their own. */
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block, CheckBlock } from '../../content/lesson';
import { readExercise } from './exercises';
import { readInlines } from './inlines';
import { readPreview } from './previews';
import { lineOf, readChildren, report, type Place, type Reading } from './reading';

const ATTRIBUTES: Record<string, readonly string[]> = {
  note: [],
  warning: [],
  summary: [],
  hint: [],
  explanation: [],
  check: ['passage'],
  exercise: ['id', 'title'],
  preview: ['title'],
};

/** Reads one block between colons; `place` says whether it stands at the top of the body. */
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
    case 'preview':
    case 'check':
    case 'summary':
      if (place === 'inside') {
        const reason = `:::${node.name} stands at the top of the body, not inside another block`;
        report(reading, node, `${reason}; is the block above it closed?`);
        return undefined;
      }
      return readTopBlock(reading, node);
    case 'hint':
    case 'explanation':
      report(reading, node, `:::${node.name} belongs into an ::::exercise (with four colons)`);
      return undefined;
    default:
      report(reading, node, `unknown block :::${node.name}`);
      return undefined;
  }
}

function readTopBlock(reading: Reading, node: ContainerDirective): Block | undefined {
  if (node.name === 'exercise') {
    return readExercise(reading, node);
  }
  if (node.name === 'preview') {
    return readPreview(reading, node);
  }
  if (node.name === 'check') {
    return readCheck(reading, node);
  }
  reading.summaries += 1;
  return { kind: 'summary', children: readChildren(reading, node) };
}

function readCheck(reading: Reading, node: ContainerDirective): CheckBlock | undefined {
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph' || rest.length === 0) {
    report(reading, node, ':::check holds a question in one paragraph, then the answer');
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
    report(reading, node, `:::${node.name} takes no text in brackets`);
  }
}
