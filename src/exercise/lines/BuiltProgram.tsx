import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import styles from '../../components/code/code.module.css';
import * as texts from '../../texts/en/exerciseLines';
import * as exerciseOrder from '../../texts/en/exerciseOrder';
import { Lines } from '../order/LineList';
import { ProgramLines } from '../order/ProgramLines';
import type { OrderMoves } from '../order/useOrderMoves';
import { foldGiven, type ShownRow } from './board';
import { ProgramSlot } from './ProgramSlot';
import type { LinesState } from './useLines';

interface BuiltProgramProps {
  state: LinesState;
  moves: OrderMoves;
  /** Names of the files by language, to show above each file. */
  fileNames: Readonly<Record<string, string>> | undefined;
}

/** The program: given lines, labels, and the lines that the reader has put below each label. */
export function BuiltProgram({ state, moves, fileNames }: BuiltProgramProps) {
  const { board, current, groups, names } = state;
  const hasGroups = groups.length > 1;
  const labels = new Map(
    board.rows.flatMap((row) => (row.kind === 'label' ? [[row.slot, row.text] as const] : [])),
  );

  function show(row: ShownRow) {
    switch (row.kind) {
      case 'file':
        return fileNames ? (
          <Typography variant="label">{fileNames[row.language]}</Typography>
        ) : null;
      case 'given':
        return (
          <Given>
            <code className={styles.code}>{row.text}</code>
          </Given>
        );
      case 'folded':
        return <Quiet>{texts.moreGivenLines(row.count)}</Quiet>;
      case 'label':
        // The label of a group is its button, if there are several.
        return hasGroups && row.slot !== undefined ? null : (
          <Typography variant="subtitle2" component="p">
            {row.text}
          </Typography>
        );
      case 'slot':
        return (
          <ProgramSlot
            name={names[row.slot] || texts.linesGoHere}
            label={hasGroups ? (labels.get(row.slot) ?? texts.linesGoHere) : undefined}
            isCurrent={row.slot === current}
            onChoose={() => state.setCurrent(row.slot)}
          >
            {groups[row.slot]?.length ? (
              <Lines>
                <ProgramLines lines={groups[row.slot] ?? []} codeOf={state.codeOf} moves={moves} />
              </Lines>
            ) : hasGroups ? null : (
              <Quiet>{texts.linesGoHere}</Quiet>
            )}
          </ProgramSlot>
        );
    }
  }

  return (
    <Program role="group" aria-label={exerciseOrder.yourProgram}>
      <Typography variant="label">
        {groups.flat().length > 0
          ? exerciseOrder.yourProgramWithHelp
          : exerciseOrder.yourProgramIsEmpty}
      </Typography>
      {foldGiven(board.rows).map((row, index) => (
        <div key={index}>{show(row)}</div>
      ))}
    </Program>
  );
}

const Program = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });

const Given = styled('div')(({ theme }) => ({
  padding: '2px 13px',
  color: theme.vars.palette.text.secondary,
  // Wraps, because a scroll container would have to be focusable.
  '& > code': { width: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '2px 13px',
  color: theme.vars.palette.text.secondary,
}));
