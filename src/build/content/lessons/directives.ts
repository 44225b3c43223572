/**
 * Reads directives (`:::name` blocks): notes, checks and the summary. `../exercises` reads the exercises.
 */
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block, CheckBlock } from '../../../content/lesson';
import { readChange } from '../exercises/changes';
import { readPreview } from '../exercises/previews';
import { TASK_DIRECTIVES } from '../exercises/taskDirectives';
import { readInlines } from '../markdown/inlines';
import { lineOf, readChildren, report, type Place, type Reading } from '../markdown/reading';

interface Directive {
  /** Attributes that authors can set. */
  attributes: readonly string[];
  /** True if the directive is allowed only at the top level of the body. */
  isTopLevel: boolean;
  /** Reads the block. Reports problems, and returns undefined if the block can't be used. */
  read: (
    reading: Reading,
    node: ContainerDirective,
    before: Block | undefined,
  ) => Block | undefined;
}

const TASKS = Object.entries(TASK_DIRECTIVES).map(
  ([name, task]) => [name, { ...task, isTopLevel: true }] as const,
);

const DIRECTIVES: Readonly<Partial<Record<string, Directive>>> = {
  ...Object.fromEntries(TASKS),
  note: { attributes: [], isTopLevel: false, read: readCallout('note') },
  warning: { attributes: [], isTopLevel: false, read: readCallout('warning') },
  hint: { attributes: [], isTopLevel: false, read: reportMisplaced },
  explanation: { attributes: [], isTopLevel: false, read: reportMisplaced },
  preview: { attributes: ['title'], isTopLevel: true, read: readPreview },
  change: { attributes: ['id'], isTopLevel: true, read: readChange },
  check: { attributes: ['passage'], isTopLevel: true, read: readCheck },
  summary: { attributes: [], isTopLevel: true, read: readSummary },
};

/**
 * Reads one directive. Some are allowed only at the top level of the body.
 *
 * @param before - the block above it
 */
export function readDirective(
  reading: Reading,
  node: ContainerDirective,
  place: Place,
  before: Block | undefined,
): Block | undefined {
  const directive = Object.hasOwn(DIRECTIVES, node.name) ? DIRECTIVES[node.name] : undefined;
  reportAttributes(reading, node, directive);
  if (!directive) {
    report(reading, node, `unknown block :::${node.name}`);
    return undefined;
  }
  if (directive.isTopLevel && place === 'inside') {
    const reason = `:::${node.name} goes at the top of the body, not inside another block`;
    report(reading, node, `${reason}; is the block above it closed?`);
    return undefined;
  }
  return directive.read(reading, node, before);
}

function readCallout(kind: 'note' | 'warning'): Directive['read'] {
  return (reading, node) => ({ kind, children: readChildren(reading, node) });
}

function readSummary(reading: Reading, node: ContainerDirective): Block {
  reading.summaries += 1;
  return { kind: 'summary', children: readChildren(reading, node) };
}

/** Reports a directive that's only allowed inside an exercise. */
function reportMisplaced(reading: Reading, node: ContainerDirective): undefined {
  report(reading, node, `:::${node.name} belongs in an ::::exercise (with four colons)`);
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

function reportAttributes(
  reading: Reading,
  node: ContainerDirective,
  directive: Directive | undefined,
): void {
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (directive && !directive.attributes.includes(attribute)) {
      report(reading, node, `:::${node.name} has no attribute "${attribute}"`);
    }
  }
  const [first] = node.children;
  if (first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data) {
    report(reading, node, `:::${node.name} doesn't take text in brackets`);
  }
}
