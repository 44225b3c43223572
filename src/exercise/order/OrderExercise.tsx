import Box from '@mui/material/Box';
import { useRef } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { arrange } from '../../content/exercises/arrange';
import { codeText, plainLines, type OrderBlock } from '../../content/lesson';
import { CheckBar } from '../task/CheckBar';
import { ExerciseBox, type ExerciseTexts } from '../task/ExerciseBox';
import { ExerciseResult } from '../results/ExerciseResult';
import { outcomeText } from '../results/outcome';
import * as exerciseOrder from '../../texts/en/exerciseOrder';
import { CodeLineButton } from './CodeLineButton';
import { LineList } from './LineList';
import { ProgramLines } from './ProgramLines';
import { useOrder } from './useOrder';
import { useOrderMoves } from './useOrderMoves';

interface OrderExerciseProps {
  exercise: OrderBlock;
  texts: ExerciseTexts;
}

/**
 * Exercise in which the reader puts lines of code in order. Clicking a line adds it to the program; clicking
 * a line in the program shows buttons to move or remove it.
 */
export function OrderExercise({ exercise, texts }: OrderExerciseProps) {
  const state = useOrder(exercise);
  const box = useRef<HTMLDivElement>(null);
  const moves = useOrderMoves(state, box);
  const { program, left, shown, running, result } = state;
  const { lines } = exercise;
  const codeOf = (line: number) => {
    const indent = /^ */.exec(shown[program.indexOf(line)] ?? '')?.[0] ?? '';
    return [[indent, ...(lines[line] ?? [])]];
  };
  const solution = arrange(exercise.solution.map((line) => codeText([lines[line] ?? []])));

  return (
    <ExerciseBox
      task={exercise}
      texts={texts}
      stage={state.stage}
      onAskSolution={state.showSolution}
      onStartOver={state.startOver}
      praise={exerciseOrder.praise}
      notCounted={{ text: exerciseOrder.notCounted, again: exerciseOrder.doItMyself }}
      solution={<CodeBlock language="js" lines={plainLines(solution)} />}
    >
      <div className="paper-or-no-js">
        <CodeBlock language="js" title={exerciseOrder.shuffledLines} lines={lines} />
      </div>
      <Box
        ref={box}
        component="form"
        className="js-only screen-only"
        onSubmit={(event) => {
          event.preventDefault();
          state.check();
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <LineList
          name={exerciseOrder.linesToChooseFrom}
          label={left.length > 0 ? exerciseOrder.tapNextLine : exerciseOrder.noLinesLeft}
        >
          {left.map((line) => (
            <li key={line}>
              <CodeLineButton
                line={line}
                code={[lines[line] ?? []]}
                onPress={() => moves.add(line)}
              />
            </li>
          ))}
        </LineList>
        <LineList
          name={exerciseOrder.yourProgram}
          label={
            program.length > 0
              ? exerciseOrder.yourProgramWithHelp
              : exerciseOrder.yourProgramIsEmpty
          }
          isOrdered
        >
          <ProgramLines lines={program} codeOf={codeOf} moves={moves} />
        </LineList>
        <CheckBar
          isDisabled={program.length === 0}
          status={running ? exerciseOrder.checking : result ? outcomeText(result) : moves.said}
        />
        {result ? <ExerciseResult id={exercise.id} result={result} name={exercise.title} /> : null}
      </Box>
    </ExerciseBox>
  );
}
