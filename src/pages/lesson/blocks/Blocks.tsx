import { CodeBlock } from '../../../components/code/CodeBlock';
import type { Block } from '../../../content/lesson';
import { Exercise } from '../../../exercise/run/Exercise';
import { RunnableExample } from '../../../exercise/run/RunnableExample';
import styles from '../prose.module.css';
import { Callout } from './Callout';
import { Check } from './Check';
import { Diagram } from './Diagram';
import { Inlines } from './Inlines';
import { LessonTable } from './LessonTable';

interface BlocksProps {
  /** Permanent id of the lesson; drafts of its examples are kept under it. */
  lessonId: string;
  children: readonly Block[];
}

/** Blocks of a lesson, one below the other. They never move, so the place of a block is its key. */
export function Blocks({ lessonId, children }: BlocksProps) {
  return children.map((block, place) => (
    <OneBlock key={'id' in block ? block.id : place} lessonId={lessonId} block={block} />
  ));
}

interface OneBlockProps {
  lessonId: string;
  block: Block;
}

function OneBlock({ lessonId, block }: OneBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines>{block.children}</Inlines>
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      // Reachable for the focus, so that a link to a passage takes the keyboard along.
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
          {block.items.map((item, place) => (
            <li key={place}>
              <Blocks lessonId={lessonId}>{item}</Blocks>
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks lessonId={lessonId}>{block.children}</Blocks>
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return <LessonTable table={block} />;
    case 'diagram':
      return <Diagram label={block.label} text={block.text} />;
    case 'note':
    case 'warning':
    case 'summary':
      return (
        <Callout kind={block.kind}>
          <Blocks lessonId={lessonId}>{block.children}</Blocks>
        </Callout>
      );
    case 'code':
      return <CodeBlock language={block.language} lines={block.lines} />;
    case 'example':
      return <RunnableExample lessonId={lessonId} example={block} />;
    case 'exercise':
      return (
        <Exercise
          exercise={block}
          prompt={<Blocks lessonId={lessonId}>{block.prompt}</Blocks>}
          hints={block.hints.map((hint, place) => (
            <Blocks key={place} lessonId={lessonId}>
              {hint}
            </Blocks>
          ))}
          explanation={<Blocks lessonId={lessonId}>{block.explanation}</Blocks>}
        />
      );
    case 'check':
      return (
        <Check check={block}>
          <Blocks lessonId={lessonId}>{block.answer}</Blocks>
        </Check>
      );
  }
}
