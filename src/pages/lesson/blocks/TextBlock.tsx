import type { ReactNode } from 'react';
import { CodeBlock } from '../../../components/code/CodeBlock';
import type { Block } from '../../../content/lesson';
import styles from '../prose.module.css';
import { Callout } from './Callout';
import { Inlines } from './Inlines';
import { LessonTable } from './LessonTable';

/** Kinds of blocks that show text, without behavior besides copying code. */
const KINDS = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'rule',
  'table',
  'note',
  'warning',
  'summary',
  'code',
] as const;

export type TextBlockData = Extract<Block, { kind: (typeof KINDS)[number] }>;

/** @returns true if `TextBlock` can render the block */
export function isTextBlock(block: Block): block is TextBlockData {
  return (KINDS as readonly string[]).includes(block.kind);
}

interface TextBlockProps {
  block: TextBlockData;
  /** Renders blocks inside this block. */
  renderBlocks: (blocks: readonly Block[]) => ReactNode;
}

/** A block of text in a lesson or on another Markdown page. */
export function TextBlock({ block, renderBlocks }: TextBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines>{block.children}</Inlines>
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      // Focusable, so that links to it also move keyboard focus.
      return (
        <Heading id={block.slug} tabIndex={-1}>
          <Inlines>{block.children}</Inlines>
        </Heading>
      );
    }
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol';
      return (
        <List start={block.start} className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>{renderBlocks(item)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote>{renderBlocks(block.children)}</blockquote>;
    case 'rule':
      return <hr />;
    case 'table':
      return <LessonTable table={block} />;
    case 'note':
    case 'warning':
    case 'summary':
      return <Callout kind={block.kind}>{renderBlocks(block.children)}</Callout>;
    case 'code':
      return <CodeBlock language={block.language} lines={block.lines} />;
  }
}
