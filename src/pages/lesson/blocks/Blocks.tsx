import {
  isTask,
  textAfter,
  type Block,
  type ExampleBlock,
  type LessonOutline,
  type PreviewBlock,
  type TaskFrame,
} from '../../../content/lesson';
import { OrderExercise } from '../../../exercise/order/OrderExercise';
import { PredictExercise } from '../../../exercise/predict/PredictExercise';
import { Exercise } from '../../../exercise/run/Exercise';
import type { ExerciseTexts } from '../../../exercise/task/ExerciseBox';
import { RunnableExample } from '../../../exercise/run/RunnableExample';
import { Figure } from '../../../figures/Figure';
import styles from '../prose.module.css';
import { pythonCode } from '../pythonCode';
import { webCode } from '../webCode';
import { Check } from './Check';
import { NextExerciseLink } from './NextExerciseLink';
import { isTextBlock, TextBlock } from './TextBlock';

interface BlocksProps {
  /**
   * Drafts of examples are saved under the lesson's id. `exerciseIds` and `readOn` determine where each
   * exercise links to next.
   */
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds' | 'readOn'>;
  children: readonly Block[];
}

/** Renders the blocks of a lesson. Their order never changes, so indexes are valid keys. */
export function Blocks({ lesson, children }: BlocksProps) {
  return children.map((block, index) => {
    const key = 'id' in block ? block.id : index;
    const one = <OneBlock key={key} lesson={lesson} block={block} />;
    const before = children[index - 1];
    if (!before || !isTask(before) || isTask(block) || block.kind === 'heading') return one;
    // Focusable, because the previous exercise links to it.
    return (
      <div key={key} id={textAfter(before.id)} tabIndex={-1} className={styles.after}>
        {one}
      </div>
    );
  });
}

interface OneBlockProps {
  lesson: BlocksProps['lesson'];
  block: Block;
}

function OneBlock({ lesson, block }: OneBlockProps) {
  if (isTextBlock(block)) {
    return (
      <TextBlock
        block={block}
        renderBlocks={(blocks) => <Blocks lesson={lesson}>{blocks}</Blocks>}
      />
    );
  }
  switch (block.kind) {
    case 'diagram':
    case 'plot':
    case 'steps':
      return <Figure figure={block} />;
    case 'example': {
      if (block.language === 'python') {
        const code = pythonCode.current;
        return code ? (
          <code.PythonRunner>
            {(runner) => <RunnableExample lessonId={lesson.id} example={block} runner={runner} />}
          </code.PythonRunner>
        ) : null;
      }
      return (
        <RunnableExample
          lessonId={lesson.id}
          example={block}
          changePrompt={changePromptOf(block, lesson)}
        />
      );
    }
    case 'exercise':
      return <Exercise exercise={block} texts={textsOf(block, lesson)} />;
    case 'predict':
      return <PredictExercise exercise={block} texts={textsOf(block, lesson)} />;
    case 'order':
      return <OrderExercise exercise={block} texts={textsOf(block, lesson)} />;
    case 'webExercise': {
      const code = webCode.current;
      return code ? <code.WebExercise exercise={block} texts={textsOf(block, lesson)} /> : null;
    }
    case 'preview': {
      const code = webCode.current;
      return code ? (
        <code.PreviewExample
          lessonId={lesson.id}
          example={block}
          changePrompt={changePromptOf(block, lesson)}
        />
      ) : null;
    }
    case 'check':
      return (
        <Check check={block}>
          <Blocks lesson={lesson}>{block.answer}</Blocks>
        </Check>
      );
    case 'picture':
      // Lessons have figures instead.
      return null;
    default:
      return block satisfies never;
  }
}

function changePromptOf({ change }: ExampleBlock | PreviewBlock, lesson: BlocksProps['lesson']) {
  return change ? <Blocks lesson={lesson}>{change.prompt}</Blocks> : null;
}

function textsOf(task: TaskFrame, lesson: BlocksProps['lesson']): ExerciseTexts {
  return {
    prompt: <Blocks lesson={lesson}>{task.prompt}</Blocks>,
    hints: task.hints.map((hint, index) => (
      <Blocks key={index} lesson={lesson}>
        {hint}
      </Blocks>
    )),
    explanation: <Blocks lesson={lesson}>{task.explanation}</Blocks>,
    nextLink: <NextExerciseLink after={task.id} lesson={lesson} />,
  };
}
