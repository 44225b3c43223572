import { CodeBlock } from '../../../components/code/CodeBlock';
import type {
  Block,
  ExerciseBlock,
  LessonOutline,
  WebExerciseBlock,
} from '../../../content/lesson';
import { Exercise } from '../../../exercise/run/Exercise';
import { RunnableExample } from '../../../exercise/run/RunnableExample';
import styles from '../prose.module.css';
import { webCode } from '../webCode';
import { Callout } from './Callout';
import { Check } from './Check';
import { Diagram } from './Diagram';
import { ExerciseOnward } from './ExerciseOnward';
import { Inlines } from './Inlines';
import { LessonTable } from './LessonTable';

interface BlocksProps {
  /** Drafts of its examples are kept under its permanent id; an exercise leads on to the next. */
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
  children: readonly Block[];
}

/** Blocks of a lesson, one below the other. They never move, so the place of a block is its key. */
export function Blocks({ lesson, children }: BlocksProps) {
  return children.map((block, place) => (
    <OneBlock key={'id' in block ? block.id : place} lesson={lesson} block={block} />
  ));
}

/** What is around the code of an exercise of either kind. */
function aroundExercise(lesson: BlocksProps['lesson'], block: ExerciseBlock | WebExerciseBlock) {
  return {
    prompt: <Blocks lesson={lesson}>{block.prompt}</Blocks>,
    hints: block.hints.map((hint, place) => (
      <Blocks key={place} lesson={lesson}>
        {hint}
      </Blocks>
    )),
    explanation: <Blocks lesson={lesson}>{block.explanation}</Blocks>,
    onward: <ExerciseOnward after={block.id} exerciseIds={lesson.exerciseIds} />,
  };
}

interface OneBlockProps {
  lesson: BlocksProps['lesson'];
  block: Block;
}

function OneBlock({ lesson, block }: OneBlockProps) {
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
              <Blocks lesson={lesson}>{item}</Blocks>
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks lesson={lesson}>{block.children}</Blocks>
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
          <Blocks lesson={lesson}>{block.children}</Blocks>
        </Callout>
      );
    case 'code':
      return <CodeBlock language={block.language} lines={block.lines} />;
    case 'example':
      return <RunnableExample lessonId={lesson.id} example={block} />;
    case 'exercise':
      return <Exercise exercise={block} {...aroundExercise(lesson, block)} />;
    case 'webExercise': {
      const code = webCode.current;
      return code ? <code.WebExercise exercise={block} {...aroundExercise(lesson, block)} /> : null;
    }
    case 'preview': {
      const code = webCode.current;
      return code ? <code.PreviewExample lessonId={lesson.id} example={block} /> : null;
    }
    case 'check':
      return (
        <Check check={block}>
          <Blocks lesson={lesson}>{block.answer}</Blocks>
        </Check>
      );
  }
}
