import Paper from '@mui/material/Paper';
import { useRef, type ReactNode } from 'react';
import type { TaskFrame } from '../../content/lesson';
import type { LinesHelp } from '../lines/useLinesHelp';
import { ExerciseHeading } from './ExerciseHeading';
import { Explanation } from './Explanation';
import { Hints } from './Hints';
import { NotCounted } from './NotCounted';
import { Passed } from './Passed';
import { PlainHelp } from './PlainHelp';
import { Prose } from './Prose';
import type { Stage } from './useStage';

const boxStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: { xs: 'var(--gutter)', sm: 3, md: 4 },
  // Edge to edge on phones.
  mx: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
  borderWidth: { xs: '3px 0 1px', sm: '3px 1px 1px' },
  borderTopColor: 'primary.main',
  borderRadius: { xs: 0, sm: '4px 4px var(--radius) var(--radius)' },
  '@media print': {
    display: 'block',
    p: '12px 0',
    borderInline: 0,
    borderBottom: 0,
    background: 'none',
    '& > * + *': { mt: 1.5 },
    // An exercise can split across pages, but not between its heading and its task.
    '& > header': { breakInside: 'avoid', breakAfter: 'avoid' },
  },
} as const;

/** The exercise's text, rendered. */
export interface ExerciseTexts {
  prompt: ReactNode;
  /** One to three hints, from vague to explicit. */
  hints: readonly ReactNode[];
  explanation: ReactNode;
  /** Link to the next step, shown after the reader passes. */
  nextLink: ReactNode;
}

interface ExerciseBoxProps {
  task: Pick<TaskFrame, 'id' | 'title' | 'step'>;
  texts: ExerciseTexts;
  stage: Stage;
  onAskSolution: () => void;
  /** Resets the exercise after the solution has been shown. The box then focuses the first field. */
  onStartOver: () => void;
  /** Message shown after the reader passes. */
  praise: string;
  /** Message shown when the reader submits the revealed solution, and the label of the retry button. */
  notCounted: { text: string; again: string };
  /** Solution for readers without JavaScript. */
  solution: ReactNode;
  /** Shown above the explanation, to compare with the reader's answer. */
  comparison?: ReactNode;
  /** Lets the reader build the solution from its lines. */
  lines?: LinesHelp | undefined;
  /** Content below the hints, such as the reader's earlier tries. */
  aside?: ReactNode;
  /** Editor or answer form. */
  children: ReactNode;
}

/** Layout for any kind of exercise: task, answer area, hints, and the message after a pass. */
export function ExerciseBox({ task, texts, stage, children, ...box }: ExerciseBoxProps) {
  const paper = useRef<HTMLElement>(null);
  const { hints, explanation } = texts;

  function startOver() {
    box.onStartOver();
    // The clicked button unmounts, which would lose focus.
    paper.current
      ?.querySelector<HTMLElement>(
        'input, textarea, [data-editor], [data-line], [role="tab"][aria-selected="true"]',
      )
      ?.focus();
  }

  return (
    <Paper
      ref={paper}
      component="section"
      variant="outlined"
      aria-labelledby={task.id}
      sx={boxStyles}
    >
      <ExerciseHeading {...task} />
      <Prose>{texts.prompt}</Prose>
      {children}
      {stage === 'passed' ? null : (
        <Hints hints={hints} onAskSolution={box.onAskSolution} lines={box.lines} />
      )}
      {box.aside}
      {stage === 'copied' ? (
        <NotCounted again={box.notCounted.again} onStartOver={startOver}>
          {box.notCounted.text}
        </NotCounted>
      ) : null}
      {stage === 'passed' ? <Passed nextLink={texts.nextLink}>{box.praise}</Passed> : null}
      {stage === 'open' ? null : box.comparison}
      {stage === 'open' ? null : <Explanation>{explanation}</Explanation>}
      <PlainHelp hints={hints} explanation={explanation}>
        {box.solution}
      </PlainHelp>
    </Paper>
  );
}
