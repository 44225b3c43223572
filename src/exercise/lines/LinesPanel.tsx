import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { planOf } from '../../content/exercises/solutionLines';
import { codeText } from '../../content/lesson';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseLines';
import * as exerciseOrder from '../../texts/en/exerciseOrder';
import type { WrongLine } from '../mistakes/mistakesModel';
import { CodeLineButton } from '../order/CodeLineButton';
import { LineList } from '../order/LineList';
import { useOrderMoves } from '../order/useOrderMoves';
import { ExerciseResult } from '../results/ExerciseResult';
import { outcomeText } from '../results/outcome';
import { CheckBar } from '../task/CheckBar';
import { NotCounted } from '../task/NotCounted';
import type { SolvedFile } from './board';
import { BuiltProgram } from './BuiltProgram';
import { LinesFrame } from './LinesFrame';
import { useLines, type FileTexts } from './useLines';

export interface LinesPanelProps {
  /** The exercise's id and title. */
  id: string;
  title: string;
  /** The files that the solution changes. */
  files: readonly SolvedFile[];
  /** Names of the files by language, if it matters which file a line is in. */
  fileNames?: Readonly<Record<string, string>>;
  wrongLines: readonly WrongLine[];
  /** Runs the exercise's tests or checks. */
  onCheck: (files: FileTexts) => Promise<RunResult>;
  /** Puts what's left of each file without the lines into the editor. */
  onWrite: (files: FileTexts) => void;
  onClose: () => void;
}

/** Panel below the editor in which readers build the solution from its lines before they write it. */
export function LinesPanel({ id, title, files, fileNames, onClose, ...props }: LinesPanelProps) {
  const state = useLines({ id, files, ...props });
  const form = useRef<HTMLFormElement>(null);
  const moves = useOrderMoves(state, form);
  const { left, groups, running, result, easier } = state;
  const isRight = result !== undefined && hasPassed(result);
  const hasLabels = state.board.rows.some(({ kind }) => kind === 'label');
  const tapNext = groups.length > 1 ? texts.tapLineOfGroup : exerciseOrder.tapNextLine;

  function makeEasier() {
    easier?.apply();
    moves.say(easier?.says ?? '', 'easier');
  }

  function write() {
    const plans = files.map(({ language, starter, solution }) => [
      language,
      planOf(codeText(starter), codeText(solution)),
    ]);
    props.onWrite(Object.fromEntries(plans) as FileTexts);
  }

  return (
    <LinesFrame onClose={onClose}>
      <Typography variant="body2">{texts.howTo(state.hasWrong)}</Typography>
      <Form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          state.check();
        }}
      >
        <LineList
          name={exerciseOrder.linesToChooseFrom}
          label={left.length > 0 ? tapNext : exerciseOrder.noLinesLeft}
        >
          {left.map((piece) => (
            <li key={piece}>
              <CodeLineButton
                line={piece}
                code={state.codeOf(piece)}
                onPress={() => moves.add(piece)}
              />
            </li>
          ))}
        </LineList>
        <BuiltProgram state={state} moves={moves} fileNames={fileNames} />
        <CheckBar
          isDisabled={groups.flat().length === 0}
          status={running ? texts.checking : result ? describe(result) : moves.said}
        >
          {easier && !isRight ? (
            <Button size="small" data-line="easier" onClick={makeEasier}>
              {texts.easier}
            </Button>
          ) : null}
        </CheckBar>
        {isRight ? (
          <NotCounted again={texts.writeItYourself} onStartOver={write}>
            {hasLabels ? texts.planStays : texts.starterAgain}
          </NotCounted>
        ) : null}
        {result && !isRight ? (
          <ExerciseResult id={id} result={result} name={title} mistakes={state.mistakes} />
        ) : null}
      </Form>
    </LinesFrame>
  );
}

function describe(result: RunResult): string {
  return hasPassed(result) ? texts.works : outcomeText(result);
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});
